import '@paidang/ui/styles.css';
import '@paidang/editor/styles.css';
import '@paidang/chat/styles.css';
import '@paidang/comment-board/styles.css';
import '@paidang/tour/styles.css';
import { ThemeProvider, themeScript } from '@paidang/ui/theme-provider';
import type { ReactNode } from 'react';

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-Hant-TW" suppressHydrationWarning>
      <head>
        <link rel="icon" href="data:," />
        <script>{themeScript({ defaultTheme: 'light' })}</script>
      </head>
      <body>
        <ThemeProvider defaultTheme="light">{children}</ThemeProvider>
      </body>
    </html>
  );
}
