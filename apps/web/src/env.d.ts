interface ImportMetaEnv {
  /** Key of the realtime application. @default 'paidang-key' */
  readonly VITE_REALTIME_KEY?: string;
  readonly VITE_REALTIME_HOST?: string;
  readonly VITE_REALTIME_PORT?: string;
  /** `1` for a secure connection, `0` for a plain one. */
  readonly VITE_REALTIME_TLS?: string;
}
