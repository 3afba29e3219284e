import { join } from 'node:path'
import { diskFiles } from '#adapters/disk/files.ts'
import { cachedReviews } from '#adapters/google-places/cache.ts'
import { googlePlaces } from '#adapters/google-places/client.ts'
import { type Mailbox, mailbox } from '#adapters/mail-sandbox/mailbox.ts'
import { s3Files } from '#adapters/s3/files.ts'
import { smtpMail } from '#adapters/smtp/client.ts'
import { textMessages } from '#adapters/text-message/client.ts'
import type { AppPushPort, FileStore, FilesPort, LimitPort, MailPort, TextMessagePort } from '#core/ports.ts'
import type { PicturePort, ProviderName, SignInPort } from '#modules/identity/ports.ts'
import type { ReviewsPort } from '#modules/partner/ports.ts'
import type { SettlementPorts } from '#modules/settlement/ports.ts'
import type { CourierPort } from '#modules/shipping/ports.ts'
import { type AppPushParts, appPushParts } from './app-push.ts'
import { type BankSandboxes, bankSandboxes } from './banks.ts'
import type { Clock } from './clock.ts'
import { type Config, required } from './config.ts'
import { type CourierSandbox, courierPort, courierSandbox } from './couriers.ts'
import { type GatewaySandboxes, type Gateways, gatewayPorts, gatewaySandboxes, settlementSources } from './gateways.ts'
import type { Nodes } from './nodes/nodes.ts'
import { takePicture } from './pictures/intake.ts'
import { type PushOut, type PushParts, pushParts } from './push.ts'
import { type OidcSandboxes, oidcSandboxes, signInOrigins, signInPorts } from './sign-in.ts'
import type { Tenants } from './tenants.ts'

/** The services outside the application: real where it is configured, a sandbox of the same protocol in the demo. */
export type Outside = {
  mail: MailPort
  text: TextMessagePort
  push: PushOut
  app_push: AppPushPort
  files: FilesPort
  pictures: PicturePort
  sign_in: Record<ProviderName, SignInPort>
  reviews: ReviewsPort
  couriers: CourierPort
  gateways: Gateways
  settlements: SettlementPorts['settlements']
  signInOrigins(): string[]
  /** There only when nothing real is configured. */
  sandbox: {
    mailbox?: Mailbox
    text_secret?: string
    places_key?: string
    courier: CourierSandbox | undefined
    oidc: OidcSandboxes
    gateways: GatewaySandboxes
    banks: BankSandboxes | undefined
    push: PushParts['sandbox']
    app_push: AppPushParts['sandbox']
  }
}

// The sandbox gateway stands in this very process; its secret only has to differ from nothing.
const sandboxTextSecret = 'sandbox-text-message-secret'
const sandboxPlacesKey = 'sandbox-google-places-key'

export async function outside(
  config: Config,
  parts: { clock: Clock; port: () => number; tenants: Tenants; nodes: Nodes; limits: LimitPort },
): Promise<Outside> {
  const box =
    config.demo && !config.SMTP_URL ? mailbox({ folder: join(config.data_dir, 'sandbox', 'mail') }) : undefined
  const sandboxes = config.demo ? oidcSandboxes(config, parts) : {}
  const desks = gatewaySandboxes(config, parts)
  const { push, sandbox: pushService } = pushParts(config, parts.port)
  const { app_push, sandbox: appPushService } = appPushParts(config, { port: parts.port, now: () => parts.clock.now() })
  return {
    mail: box ? box.mail : realMail(config),
    text: textPort(config, parts.port),
    push,
    app_push,
    files: filesPort(config),
    pictures: { takeSquare: (bytes) => takePicture(bytes, { square: true }) },
    sign_in: signInPorts(config, sandboxes),
    reviews: cachedReviews(reviewsPort(config, parts.port)),
    couriers: courierPort(config, parts),
    gateways: gatewayPorts(config, desks, parts),
    settlements: settlementSources(desks, parts.port),
    signInOrigins: () => signInOrigins(config, sandboxes, parts.port),
    sandbox: {
      oidc: sandboxes,
      gateways: desks,
      banks: bankSandboxes(config),
      courier: courierSandbox(config, parts.clock),
      push: pushService,
      app_push: appPushService,
      ...(box && { mailbox: box }),
      ...(config.TEXT_MESSAGE_URL ? {} : { text_secret: sandboxTextSecret }),
      ...(config.GOOGLE_PLACES_KEY ? {} : { places_key: sandboxPlacesKey }),
    },
  }
}

/** Mail goes out from the one address the server may send for; the name of the brand, or of the desk, stands before it. */
function realMail(config: Config): MailPort {
  const address = required(config.MAIL_FROM?.address, 'MAIL_FROM')
  const smtp = smtpMail({ url: required(config.SMTP_URL, 'SMTP_URL') })
  return { send: (mail) => smtp.send({ ...mail, from: mail.from.replace(/<[^>]*>$/, `<${address}>`) }) }
}

function textPort(config: Config, port: () => number): TextMessagePort {
  const { TEXT_MESSAGE_URL: url, TEXT_MESSAGE_SECRET: secret } = config
  if (url) return textMessages({ url, secret: required(secret, 'TEXT_MESSAGE_SECRET') })
  const here = () => `http://127.0.0.1:${port()}/sandbox/text-message`
  return { send: (message) => textMessages({ url: here(), secret: sandboxTextSecret }).send(message) }
}

/** Reviews are an ornament: a deployment without a key goes without them. */
function reviewsPort(config: Config, port: () => number): ReviewsPort {
  const { GOOGLE_PLACES_URL: url, GOOGLE_PLACES_KEY: key } = config
  if (key) return googlePlaces({ url: url.replace(/\/+$/, ''), key })
  if (!config.demo) return { reviewsOf: async () => ({ ok: false, why: 'not-configured', detail: 'no key' }) }
  const here = () => `http://127.0.0.1:${port()}/sandbox/google-places`
  return { reviewsOf: (id, language) => googlePlaces({ url: here(), key: sandboxPlacesKey }).reviewsOf(id, language) }
}

export function filesPort(config: Config): FileStore {
  if (!config.S3_BUCKET) return diskFiles({ folder: join(config.data_dir, 'files') })
  return s3Files({
    bucket: config.S3_BUCKET,
    region: config.S3_REGION,
    access_key_id: required(config.S3_ACCESS_KEY_ID, 'S3_ACCESS_KEY_ID'),
    secret_access_key: required(config.S3_SECRET_ACCESS_KEY, 'S3_SECRET_ACCESS_KEY'),
    ...(config.S3_ENDPOINT && { endpoint: config.S3_ENDPOINT }),
  })
}
