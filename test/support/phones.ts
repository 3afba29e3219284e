import { newestCode, post, stranger } from './accounts.ts'
import { anyMember, signedIn } from './members.ts'
import { ask, type TestApp } from './test-app.ts'

let last = 70_000_000
export function newNumber(): string {
  last += 1
  return `+62812${last}`
}

/** What a member can do about their phone number. Messages go over HTTP, so the application has to listen. */
export function phones(home: TestApp) {
  return {
    async ofMember() {
      const phone_number = newNumber()
      const member = { ...(await anyMember(home, { email: `${phone_number}@rihla.test`, phone_number })), phone_number }
      return { member, token: (await signedIn(home, member)).user_token }
    },
    update: (token: string, phone_number: string, current_password?: string) =>
      ask(home, 'PATCH', '/api/v3/user/auth/phone-number', {
        token,
        body: { phone_number, current_password },
        headers: stranger(),
      }),
    resend: (token: string) => post(home, 'user/auth/phone-number/resend-otp', { token }),
    verify: (token: string, code: string, current_password?: string) =>
      post(home, 'user/auth/phone-number/verify', { token, body: { code, current_password } }),
    async phoneOf(token: string) {
      const { body } = await ask(home, 'GET', '/api/v3/user/auth/me', { token })
      return { phone_number: body.data.phone_number, is_phone_verified: body.data.is_phone_verified }
    },
    async listen() {
      const address = new URL(await home.app.listen({ port: 0, host: '127.0.0.1' }))
      home.application.state.port = Number(address.port)
    },
    newestCode: (number: string) => newestCode(home, number),
  }
}
