import type { authSchemas } from '../calls/auth';
import type { Routes } from './route';

export const authRoutes: Routes<typeof authSchemas> = {
  register: { method: 'POST', path: '/api/auth/register', access: 'guest' },
  login: { method: 'POST', path: '/api/auth/login', access: 'guest' },
  logout: { method: 'POST', path: '/api/auth/logout', access: 'user', scope: 'chat' },
  checkToken: { method: 'POST', path: '/api/check-token', access: 'user' },
  checkEmailRepeat: { method: 'POST', path: '/api/auth/check_email_repeat', access: 'guest' },
  verifyEmail: { method: 'GET', path: '/api/auth/verify_email/{token}', access: 'guest' },
  resendVerification: { method: 'POST', path: '/api/auth/resend_verification', access: 'guest' },
  forgotPassword: { method: 'POST', path: '/api/forget_pwd', access: 'guest' },
  checkResetToken: { method: 'GET', path: '/api/auth/reset_password/{token}', access: 'guest' },
  resetPassword: { method: 'POST', path: '/api/auth/reset_password/{token}', access: 'guest' },
  superLogin: { method: 'GET', path: '/api/super_login/{code}', access: 'guest' },
};
