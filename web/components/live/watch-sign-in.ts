import { codes } from '#core/refusal-codes.ts'
import { codeOf } from './come-again.ts'
import { tellSignInEnd } from './sign-in-end.ts'

type Watched = {
  on(name: 'disconnect', listener: (reason: string) => void): unknown
  on(name: 'connect_error', listener: (error: Error) => void): unknown
  connect(): unknown
}

// A server that stops hangs up on everybody: not all ask the next one at the same instant.
const spreadMs = 3_000
const retryMs = 10_000
const calmMs = 5_000
const signedOut: readonly unknown[] = [codes.not_signed_in, codes.token_expired]

/** A socket that is hung up on, or not let in, asks whether the sign-in has ended, and tells. */
export function watchSignIn(socket: Watched): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let renewedAt = Number.NEGATIVE_INFINITY
  const renew = async () => {
    if (Date.now() - renewedAt < calmMs) return
    renewedAt = Date.now()
    const isHere = await isStillSignedIn()
    if (isHere) socket.connect()
    if (isHere === false) tellSignInEnd()
  }
  const ask = async () => {
    const isKnown = await isKnownHere()
    if (isKnown === undefined) timer = setTimeout(ask, retryMs)
    if (isKnown === false) await renew()
  }
  socket.on('disconnect', (reason) => {
    if (reason !== 'io server disconnect') return
    clearTimeout(timer)
    timer = setTimeout(ask, Math.random() * spreadMs)
  })
  socket.on('connect_error', (error) => {
    if (signedOut.includes(codeOf(error))) void renew()
  })
}

/** Whether the access token holds; nothing where no answer came. Also the oldest of too many tabs is hung up on. */
async function isKnownHere(): Promise<boolean | undefined> {
  try {
    const { ok, status } = await fetch('/api/v3/user/auth/me', { cache: 'no-store' })
    return ok || (status === 401 ? false : undefined)
  } catch {
    return undefined
  }
}

/** The same after renewing it where the session lasts. An ended one leads to the sign-in, which is left to the page itself. */
async function isStillSignedIn(): Promise<boolean | undefined> {
  try {
    const options = { headers: { accept: 'application/json' }, redirect: 'manual', keepalive: true } as const
    const reply = await fetch('/personal', options)
    if (reply.type === 'opaqueredirect') return false
    return reply.ok ? (await reply.json()).shell.member !== undefined : undefined
  } catch {
    return undefined
  }
}
