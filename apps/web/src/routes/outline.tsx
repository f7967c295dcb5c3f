export default function OutlineRoute() {
  return null;
}
