export type SessionTokens = { user_token: string; refresh_token: string }

const life = 30 * 24 * 60 * 60 // decisions §2: a refresh token lives 30 days

/** `__Host-` binds a cookie to this host over HTTPS; on a plain-http demo browsers refuse that prefix. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name)

const attributes = (secure: boolean, maxAge: number): string =>
  `; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`

/** Set-Cookie lines that sign a browser in. */
export const sessionCookies = (tokens: SessionTokens, secure: boolean): string[] => [
  `${cookieName('jwt', secure)}=${tokens.user_token}${attributes(secure, life)}`,
  `${cookieName('refresh_token', secure)}=${tokens.refresh_token}${attributes(secure, life)}`,
]

/** Set-Cookie lines that sign it out. */
export const endedSessionCookies = (secure: boolean): string[] =>
  ['jwt', 'refresh_token'].map((name) => `${cookieName(name, secure)}=${attributes(secure, 0)}`)

const staffLife = 12 * 60 * 60 // as long as a sign-in at the desk lasts

/** The same for the desk, which renews nothing. */
export const staffCookie = (token: string, secure: boolean): string =>
  `${cookieName('staff_token', secure)}=${token}${attributes(secure, staffLife)}`
export const endedStaffCookie = (secure: boolean): string =>
  `${cookieName('staff_token', secure)}=${attributes(secure, 0)}`

export function readCookie(header: string, name: string): string | undefined {
  for (const part of header.split(';')) {
    const at = part.indexOf('=')
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || undefined
  }
  return undefined
}

export const readCookies = (header: string, secure: boolean) => ({
  user_token: readCookie(header, cookieName('jwt', secure)),
  refresh_token: readCookie(header, cookieName('refresh_token', secure)),
  staff_token: readCookie(header, cookieName('staff_token', secure)),
})
