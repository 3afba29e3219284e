export type SignInForm =
  | { kind: 'token'; token: string; nonce: string | undefined }
  | { kind: 'code'; state: string; code: string; redirect_uri: string }

type Sent = Partial<Record<'token' | 'nonce' | 'state' | 'code' | 'redirect_uri', string | undefined>>
/** `empty`: fields that lack; `surplus`: fields of one form sent beside those of the other. */
type Decision = { ok: true; form: SignInForm } | { ok: false; empty: string[]; surplus: string[] }

const tokenFields = ['token', 'nonce'] as const
const codeFields = ['state', 'code', 'redirect_uri'] as const

/** Either an ID token, or what a website comes back with: exactly one of the two. */
export function chooseSignInForm(sent: Sent): Decision {
  const ofToken = tokenFields.filter((name) => sent[name] !== undefined)
  const ofCode = codeFields.filter((name) => sent[name] !== undefined)
  if (ofToken.length > 0 && ofCode.length > 0) return { ok: false, empty: [], surplus: [...ofToken, ...ofCode] }
  const { token, nonce, state, code, redirect_uri } = sent
  if (token !== undefined) return { ok: true, form: { kind: 'token', token, nonce } }
  if (state !== undefined && code !== undefined && redirect_uri !== undefined) {
    return { ok: true, form: { kind: 'code', state, code, redirect_uri } }
  }
  const empty = ofCode.length > 0 ? codeFields.filter((name) => sent[name] === undefined) : ['token']
  return { ok: false, empty, surplus: [] }
}
