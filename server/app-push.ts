import type { ServiceAccount } from '#adapters/fcm/assertion.ts'
import { fcm } from '#adapters/fcm/client.ts'
import { type FcmSandbox, fcmPath } from '#adapters/fcm/sandbox.ts'
import type { AppPushPort } from '#core/ports.ts'
import { type Config, required } from './config.ts'
import { newKeyPair } from './rsa-key.ts'

type Parts = { port: () => number; now: () => Date }
export type AppPushParts = { app_push: AppPushPort; sandbox: FcmSandbox | undefined }

/** Messages to apps: with the deployment's own service account, to a sandbox in a demo, else none. */
export function appPushParts(config: Config, { port, now }: Parts): AppPushParts {
  const account = accountOf(config)
  if (account) {
    const [url, token_url] = [config.FCM_URL.replace(/\/+$/, ''), config.FCM_TOKEN_URL]
    return { app_push: fcm({ account, url: () => url, token_url: () => token_url, now }), sandbox: undefined }
  }
  if (!config.demo) return { app_push: { send: async () => 'off' }, sandbox: undefined }
  return sandboxed({ port, now })
}

function accountOf(config: Config): ServiceAccount | undefined {
  const { FCM_PROJECT_ID, FCM_CLIENT_EMAIL, FCM_PRIVATE_KEY_ID, FCM_PRIVATE_KEY } = config
  if (!(FCM_PROJECT_ID || FCM_CLIENT_EMAIL || FCM_PRIVATE_KEY_ID || FCM_PRIVATE_KEY)) return undefined
  return {
    project_id: required(FCM_PROJECT_ID, 'FCM_PROJECT_ID'),
    client_email: required(FCM_CLIENT_EMAIL, 'FCM_CLIENT_EMAIL'),
    private_key_id: required(FCM_PRIVATE_KEY_ID, 'FCM_PRIVATE_KEY_ID'),
    private_key: required(FCM_PRIVATE_KEY, 'FCM_PRIVATE_KEY'),
  }
}

const project = { project_id: 'rihla-sandbox', client_email: 'push@rihla-sandbox.iam.gserviceaccount.com' }

/** The sandbox stands in this very process: a pair that nobody else knows is enough. */
function sandboxed({ port, now }: Parts): AppPushParts {
  const pair = newKeyPair()
  const origin = () => `http://127.0.0.1:${port()}`
  const at = () => `${origin()}${fcmPath}`
  const public_key = () => pair.public_key().export({ type: 'spki', format: 'pem' }).toString()
  const private_key = () => pair.private_key().export({ type: 'pkcs8', format: 'pem' }).toString()
  let client: AppPushPort | undefined
  const app_push: AppPushPort = {
    send(push) {
      const account = { ...project, private_key_id: 'sandbox', private_key: private_key() }
      client ??= fcm({ account, url: at, token_url: () => `${at()}/token`, now })
      return client.send(push)
    },
  }
  return { app_push, sandbox: { account: { ...project, public_key }, origin, now } }
}
