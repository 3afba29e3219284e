import type { Input, Output } from '#core/call.ts'
import type { GatewayCtx } from '#core/context.ts'
import { codes } from '#core/refusal-codes.ts'
import { Refusal } from '#core/refusals.ts'
import { findMailed } from '#database/mail-bounces.ts'
import { mailBounced } from '../account/bounces.ts'
import type * as contract from '../contract.ts'
import type { IdentityPorts } from '../ports.ts'

type Call = typeof contract.reportBounce
type Ctx = GatewayCtx<Pick<IdentityPorts, 'bounce_reports'>>

/** Anybody can mail a forged report to where they come in, so only a mail of ours, to the address we sent it to, counts. */
export async function reportBounce(ctx: Ctx, _input: Input<Call>): Promise<Output<Call>> {
  const { db, now, ports, headers, raw } = ctx
  const who = ports.bounce_reports.check(headers.authorization)
  if (who !== 'ours') throw new Refusal(who === 'off' ? codes.not_found : codes.signature_invalid)
  const report = await ports.bounce_reports.read(raw)
  const bounced = new Set<string>()
  for (const { status, reason, emails } of report?.failed ?? []) {
    for (const email of emails) {
      const mailed_at = await findMailed(db, report?.mail_id ?? '', email)
      if (!mailed_at || bounced.has(email)) continue
      const fate = await db.transaction((tx) => mailBounced(tx, { email, status, reason }, { mailed_at, now }))
      if (fate === 'held') ports.bounce_reports.held(report?.mail_id ?? '')
      else bounced.add(email)
    }
  }
  return { bounced: bounced.size }
}
