import { Outlet } from 'react-router-dom';
import { AppBar } from './bar/app-bar';

/** Pages of people signed in. */
export function AppLayout() {
  return (
    <>
      <AppBar />
      <Outlet />
    </>
  );
}
