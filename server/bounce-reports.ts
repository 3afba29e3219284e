import { readBounceReport } from '#adapters/bounce-report/read.ts'
import { isSameSecret } from '#core/ids.ts'
import type { BounceReportPort } from '#modules/identity/ports.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'

/** Reports of mail that came back are taken from whoever knows the secret, and from nobody where there is none. */
export const bounceReports = ({ MAIL_BOUNCE_SECRET: secret }: Config, log: Log): BounceReportPort => ({
  check(authorization) {
    if (!secret) return 'off'
    return isSameSecret(authorization ?? '', `Bearer ${secret}`) ? 'ours' : 'stranger'
  },
  read: readBounceReport,
  held: (mail_id) => logHeldBounce(log, mail_id),
})

/** Whoever reads it finds out why the mail servers say so; no address is marked until fewer come back. */
export const logHeldBounce = (log: Log, parcel: string): void =>
  log.error({ parcel }, 'too many mails bounce at once: this address was not marked, and the fault may be ours')
