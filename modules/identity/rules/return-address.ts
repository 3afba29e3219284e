// The pages that finish a sign-in (routes.tsv): both languages of the login page, and where Apple posts to.
const returnPaths = ['/auth/login', '/en/auth/login', '/redirect-apple']

/** Whether a provider may send the person back there: compared letter by letter, so nothing can be read two ways. */
export function isOwnReturnAddress(redirect_uri: string, public_url: string): boolean {
  const { origin } = new URL(public_url)
  return returnPaths.some((path) => redirect_uri === `${origin}${path}`)
}
