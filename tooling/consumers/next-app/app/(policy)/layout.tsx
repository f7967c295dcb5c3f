import '@paidang/ui/styles.css';
import '@paidang/editor/styles.css';
import '@paidang/chat/styles.css';
import '@paidang/claims/styles.css';
import '@paidang/comment-board/styles.css';
import '@paidang/film/styles.css';
import '@paidang/tour/styles.css';
import { NonceProvider } from '@paidang/ui/nonce';
import { ThemeProvider, themeScript } from '@paidang/ui/theme-provider';
import { headers } from 'next/headers';
import type { ReactNode } from 'react';

/** With a content security policy: the nonce of the response is passed to the script in the head and to the layers. */
export default async function Layout({ children }: { children: ReactNode }) {
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html lang="zh-Hant-TW" suppressHydrationWarning>
      <head>
        <script nonce={nonce} suppressHydrationWarning>
          {themeScript({ defaultTheme: 'light' })}
        </script>
      </head>
      <body>
        <NonceProvider nonce={nonce}>
          <ThemeProvider defaultTheme="light">{children}</ThemeProvider>
        </NonceProvider>
      </body>
    </html>
  );
}
