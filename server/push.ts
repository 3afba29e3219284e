import { createECDH, createHash } from 'node:crypto'
import { join } from 'node:path'
import { type Vapid, type WebPush, webPush } from '#adapters/web-push/client.ts'
import { type PushSandbox, pushPath } from '#adapters/web-push/sandbox.ts'
import { pushStore } from '#adapters/web-push/sandbox-store.ts'
import { type Config, ConfigError, required } from './config.ts'
import { storedSecret } from './stored-secret.ts'

export type PushParts = { push: PushOut; sandbox: PushSandbox | undefined }
/** Without keys no browser can be reached, and none is asked. */
export type PushOut = Omit<WebPush, 'public_key'> & { public_key: string | undefined }

/** Messages to browsers: with the deployment's own keys, with kept ones in a demo, else none. */
export function pushParts(config: Config, port: () => number): PushParts {
  const vapid = vapidOf(config)
  if (!vapid) {
    const none: PushOut = { public_key: undefined, isUsable: () => false, send: async () => 'gone' }
    return { push: none, sandbox: undefined }
  }
  const services = config.PUSH_SERVICES.split(',').map((name) => name.trim().toLowerCase())
  const origin = () => `http://127.0.0.1:${port()}`
  const sandbox = config.demo
    ? { store: pushStore({ folder: join(config.data_dir, 'sandbox', 'push') }), public_key: vapid.public_key, origin }
    : undefined
  const push = webPush({ vapid, services, ...(sandbox && { sandbox: () => origin() + pushPath }) })
  return { push, sandbox }
}

function vapidOf(config: Config): Vapid | undefined {
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, VAPID_SUBJECT, demo } = config
  if (VAPID_PUBLIC_KEY || VAPID_PRIVATE_KEY || VAPID_SUBJECT) {
    const private_key = required(VAPID_PRIVATE_KEY, 'VAPID_PRIVATE_KEY')
    const public_key = required(VAPID_PUBLIC_KEY, 'VAPID_PUBLIC_KEY')
    if (publicKeyOf(Buffer.from(private_key, 'base64url')) !== public_key) {
      throw new ConfigError('VAPID_PUBLIC_KEY does not belong to VAPID_PRIVATE_KEY')
    }
    return { public_key, private_key, subject: required(VAPID_SUBJECT, 'VAPID_SUBJECT') }
  }
  if (!demo) return undefined
  // Browsers hold on to the key they subscribed with: a demo keeps what it has once made.
  const scalar = createHash('sha256').update(storedSecret(config.data_dir, 'vapid')).digest()
  const private_key = scalar.toString('base64url')
  return { public_key: publicKeyOf(scalar), private_key, subject: 'mailto:salam@rihla.test' }
}

function publicKeyOf(scalar: Buffer): string {
  const curve = createECDH('prime256v1')
  try {
    curve.setPrivateKey(scalar)
  } catch {
    throw new ConfigError('VAPID_PRIVATE_KEY is no key of P-256')
  }
  return curve.getPublicKey('base64url')
}
