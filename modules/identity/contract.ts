import { z } from 'zod'
import { call } from '#core/call.ts'
import { codes } from '#core/refusal-codes.ts'
import * as shape from './shapes.ts'

const codeSent = { id: 'Kode verifikasi telah dikirim', en: 'Verification code sent' }
const confirmation = { password: shape.password, password_confirmation: z.string() }
const same = { path: ['password_confirmation'], params: { word: 'password_same' } }

export const registerDevice = call({
  method: 'POST',
  path: '/api/v3/auth/register-device',
  who: 'anyone',
  headers: ['access-token'],
  about: 'Gives an app its own key, to be sent as access-token. A former key sent along is revoked; no other is.',
  input: z.object({
    name: shape.line(100),
    device_id: shape.line(200),
    device_type: z.enum(['android', 'ios', 'web']),
  }),
  output: z.object({ secret_key: z.string() }),
  limit: { points: 30, seconds: 3600 },
})

export const register = call({
  method: 'POST',
  path: '/api/v3/auth/register',
  who: 'anyone',
  about: 'Opens an account and sends a code to the e-mail address. The answer is the same for an address that has one.',
  says: codeSent,
  input: z.object({
    full_name: shape.fullName,
    phone_number: shape.phoneNumber,
    email: shape.email,
    password: shape.password,
    affiliate_code: shape.affiliateCode.optional(),
  }),
  output: z.object({
    user: z.object({ full_name: z.string(), email: z.string(), phone_number: z.string() }),
    registration: z.string(),
    next_allowed_at: z.iso.datetime(),
  }),
  refusals: [codes.password_common],
  limit: { points: 20, seconds: 900 },
})

export const login = call({
  method: 'POST',
  path: '/api/v3/user/auth/login',
  who: 'anyone',
  about: 'Signs a member in with e-mail and password.',
  says: { id: 'Selamat datang', en: 'Welcome' },
  input: z.object({
    email: shape.email,
    password: shape.anyPassword,
    affiliate_code: shape.affiliateCode.optional(),
  }),
  output: shape.tokens,
  refusals: [codes.login_wrong, codes.email_unverified, codes.too_many_logins],
})

export const startSignIn = call({
  method: 'POST',
  path: '/api/v3/user/auth/driver/:provider/start',
  who: 'anyone',
  about: 'Begins a sign-in at Google or Apple: the address to send the person to, and the state to expect back.',
  input: z.object({ provider: z.enum(['google', 'apple']), redirect_uri: z.url().max(500) }),
  output: z.object({ url: z.url(), state: z.string() }),
  refusals: [codes.oidc_failed],
  limit: { points: 60, seconds: 900 },
})

export const appleCallback = call({
  method: 'POST',
  path: '/api/v3/user/auth/driver/apple/callback',
  who: 'anyone',
  about: 'Finishes a sign-in with Apple.',
  input: z.object({
    state: z.string().min(1).max(200),
    code: z.string().min(1).max(2000),
    user: z.string().max(2000).optional(),
    redirect_uri: z.url().max(500),
    affiliate_code: shape.affiliateCode.optional(),
  }),
  output: shape.tokens,
  refusals: [codes.oidc_failed, codes.oidc_email_unverified],
  limit: { points: 60, seconds: 900 },
})

export const googleCallback = call({
  method: 'POST',
  path: '/api/v3/user/auth/driver/google/callback',
  who: 'anyone',
  about: 'Finishes a sign-in with Google: an ID token of a native app, or the code and state of the website.',
  input: z.object({
    token: z.string().min(1).max(5000).optional(),
    nonce: z.string().max(200).optional(),
    state: z.string().min(1).max(200).optional(),
    code: z.string().min(1).max(2000).optional(),
    redirect_uri: z.url().max(500).optional(),
    affiliate_code: shape.affiliateCode.optional(),
  }),
  output: shape.tokens,
  refusals: [codes.oidc_failed, codes.oidc_email_unverified],
  limit: { points: 60, seconds: 900 },
})

export const refresh = call({
  method: 'POST',
  path: '/api/v3/user/auth/refresh',
  who: 'refresh-token',
  about: 'Takes the refresh-token header; gives a new user token and the next refresh token.',
  input: z.object({}),
  output: shape.tokens,
  refusals: [codes.session_ended],
})

export const logout = call({
  method: 'POST',
  path: '/api/v3/user/auth/logout',
  who: 'member',
  about: 'Ends this session.',
  says: { id: 'Anda telah keluar', en: 'You are signed out' },
  input: z.object({}),
  output: shape.nothing,
})

export const changePassword = call({
  method: 'POST',
  path: '/api/v3/user/auth/change-password',
  who: 'member',
  about: 'Sets another password; every other session of the member ends.',
  says: { id: 'Kata sandi berhasil diubah', en: 'Your password has been changed' },
  input: z
    .object({ old_password: z.string().max(200).optional(), ...confirmation })
    .refine((form) => form.password === form.password_confirmation, same),
  output: shape.nothing,
  refusals: [codes.password_common, codes.old_password_wrong, codes.password_needed, codes.too_many_logins],
  limit: { points: 20, seconds: 900 },
})

export const me = call({
  method: 'GET',
  path: '/api/v3/user/auth/me',
  who: 'member',
  about: 'The profile of the member who asks.',
  input: z.object({}),
  output: shape.profile,
})

export const updateMe = call({
  method: 'PATCH',
  path: '/api/v3/user/auth/me',
  who: 'member',
  about: 'Changes the profile; what is not sent stays. The phone number and e-mail have their own calls.',
  says: { id: 'Profil berhasil diperbarui', en: 'Your profile has been updated' },
  input: z.object({
    full_name: shape.line(100).optional(),
    gender: z.enum(['male', 'female']).nullable().optional(),
    birth_date: shape.birthDate.nullable().optional(),
    address: shape.paragraph(500).nullable().optional(),
  }),
  output: shape.profile,
})

export const deleteMe = call({
  method: 'DELETE',
  path: '/api/v3/user/auth/me',
  who: 'member',
  about:
    'Deletes the account: personal data is erased, every session ends. Asks for the password; who has none must have signed in within the last ten minutes.',
  says: { id: 'Akun Anda telah dihapus', en: 'Your account is deleted' },
  input: z.object({ current_password: z.string().max(200).optional() }),
  output: shape.nothing,
  refusals: [codes.password_needed, codes.too_many_logins],
  limit: { points: 10, seconds: 900 },
})

export const uploadAvatar = call({
  method: 'POST',
  path: '/api/v3/user/auth/me/avatar',
  who: 'member',
  about: 'Sets the profile picture. JPEG, PNG, WebP, AVIF or GIF by content; stored anew, without metadata.',
  reads: 'multipart',
  files: { avatar: 5 * 1024 * 1024 },
  says: { id: 'Foto profil berhasil diperbarui', en: 'Your profile picture has been updated' },
  input: z.object({}),
  output: z.object({ avatar_url: z.string() }),
  refusals: [codes.avatar_invalid, codes.too_large],
  limit: { points: 30, seconds: 3600 },
})

export const verifyPhone = call({
  method: 'POST',
  path: '/api/v3/user/auth/phone-number/verify',
  who: 'member',
  about:
    'Confirms the phone number with the code that was sent to it. For another number than before, the password too.',
  says: { id: 'Nomor HP terverifikasi', en: 'Your mobile number is verified' },
  input: z.object({ code: shape.code, current_password: z.string().max(200).optional() }),
  output: shape.nothing,
  refusals: [codes.code_wrong, codes.password_needed, codes.too_many_logins],
})

export const resendPhoneCode = call({
  method: 'POST',
  path: '/api/v3/user/auth/phone-number/resend-otp',
  who: 'member',
  about: 'Sends another code to the phone number that waits for one.',
  says: codeSent,
  input: z.object({}),
  output: shape.nextAllowed,
  refusals: [codes.code_too_soon, codes.not_found],
})

export const updatePhone = call({
  method: 'PATCH',
  path: '/api/v3/user/auth/phone-number',
  who: 'member',
  about: 'Asks for another phone number: a code goes there, and the e-mail address is told.',
  says: codeSent,
  input: z.object({ phone_number: shape.phoneNumber, current_password: z.string().max(200).optional() }),
  output: shape.nextAllowed,
  refusals: [codes.code_too_soon, codes.password_needed, codes.too_many_logins],
})

export const pendingContacts = call({
  method: 'GET',
  path: '/api/v3/user/auth/pending-contacts',
  who: 'member',
  about:
    'The address and the number that wait for their code, where one was sent within the last hour, and the member’s own address where mail to it came back.',
  input: z.object({}),
  output: z.object({
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    bouncing_email: z.string().nullable(),
  }),
})

export const requestEmailCode = call({
  method: 'POST',
  path: '/api/v3/user/auth/email/code',
  who: 'member',
  about:
    'For a member whose mail comes back: sends a code to that address, to prove it again, or to another, to change to it. Not found for anyone else.',
  says: codeSent,
  input: z.object({ email: shape.email }),
  output: shape.nextAllowed,
  refusals: [codes.code_too_soon, codes.not_found],
  limit: { points: 20, seconds: 900 },
})

export const reportBounce = call({
  method: 'POST',
  path: '/api/v3/mail/bounces',
  who: 'gateway',
  reads: 'raw',
  headers: ['authorization'],
  about:
    'A report that a mail came back (RFC 3464), as the operator’s mail server passes it on, with the bearer token of MAIL_BOUNCE_SECRET. Not found where none is set; anything but a report of a mail we sent changes nothing.',
  input: z.object({}),
  output: z.object({ bounced: z.int() }),
  refusals: [codes.signature_invalid, codes.not_found],
})

export const verifyNewEmail = call({
  method: 'POST',
  path: '/api/v3/user/auth/email/change',
  who: 'member',
  about:
    'Makes an address the member’s own, by the code that went there; the address before is told. The same address is proved again.',
  saysOf: ({ is_changed }) =>
    is_changed
      ? { id: 'Email Anda telah diubah', en: 'Your email has been changed' }
      : { id: 'Email Anda terverifikasi', en: 'Your email is verified' },
  input: z.object({ code: shape.code, current_password: z.string().max(200).optional() }),
  output: z.object({ is_changed: z.boolean() }),
  refusals: [codes.code_wrong, codes.member_email_taken, codes.password_needed, codes.too_many_logins],
})

export const verifyEmail = call({
  method: 'POST',
  path: '/api/v3/user/auth/email/verify',
  who: 'anyone',
  about:
    'Confirms the e-mail address with its code and signs the member in. `registration`, from the answer to it, says whose password counts where several people have registered the address.',
  says: { id: 'Email Anda terverifikasi', en: 'Your email is verified' },
  input: z.object({ email: shape.email, code: shape.code, registration: z.string().max(100).optional() }),
  output: shape.tokens,
  refusals: [codes.code_wrong],
})

export const resendEmailCode = call({
  method: 'POST',
  path: '/api/v3/user/auth/email/resend-otp',
  who: 'anyone',
  about: 'Sends another code. The answer is the same whether or not the address waits for one.',
  says: codeSent,
  input: z.object({ email: shape.email }),
  output: shape.nextAllowed,
  limit: { points: 20, seconds: 900 },
})

export const forgotPassword = call({
  method: 'POST',
  path: '/api/v3/user/auth/forgot-password',
  who: 'anyone',
  about: 'Mails a link to set a new password. The answer is the same whether or not the address exists.',
  says: {
    id: 'Jika email ini terdaftar, kami sudah mengirim tautan',
    en: 'If this email is registered, we’ve sent you a link',
  },
  input: z.object({ email: shape.email }),
  output: shape.nothing,
  limit: { points: 20, seconds: 900 },
})

export const checkResetLink = call({
  method: 'POST',
  path: '/api/v3/user/auth/reset-password/check',
  who: 'anyone',
  about: 'Whether the mailed token can still set a password; it is not used up. Refuses one that cannot.',
  input: z.object({ token: z.string().min(1).max(200) }),
  output: shape.nothing,
  refusals: [codes.reset_link_invalid],
  limit: { points: 60, seconds: 900 },
})

export const resetPassword = call({
  method: 'POST',
  path: '/api/v3/user/auth/reset-password',
  who: 'anyone',
  about: 'Sets a new password with the mailed token. Every session of the member ends.',
  says: { id: 'Kata sandi berhasil diubah. Silakan masuk', en: 'Your password has been changed. Please sign in' },
  input: z
    .object({ token: z.string().min(1).max(200), ...confirmation })
    .refine((form) => form.password === form.password_confirmation, same),
  output: shape.nothing,
  refusals: [codes.reset_link_invalid, codes.password_common],
  limit: { points: 20, seconds: 900 },
})
