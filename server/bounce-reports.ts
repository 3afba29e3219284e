import { readBounceReport } from '#adapters/bounce-report/read.ts'
import { isSameSecret } from '#core/ids.ts'
import type { BounceReportPort } from '#modules/identity/ports.ts'
import type { Config } from './config.ts'

/** Reports of mail that came back are taken from whoever knows the secret, and from nobody where there is none. */
export const bounceReports = ({ MAIL_BOUNCE_SECRET: secret }: Config): BounceReportPort => ({
  check(authorization) {
    if (!secret) return 'off'
    return isSameSecret(authorization ?? '', `Bearer ${secret}`) ? 'ours' : 'stranger'
  },
  read: readBounceReport,
})
