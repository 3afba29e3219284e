import type { Db } from '#core/context.ts'
import { pageVersion } from '#modules/content/module.ts'
import { type ConsentKind, textsOf } from './rules/consent.ts'
import { findLatestConsent, insertConsent } from './store.consents.ts'

type Consent = {
  tenant_id: string
  user_id: string
  kind: ConsentKind
  /** Where it was given with an order. */
  order?: { id: string; code: string }
  /** Where it was given to a bank: by which row of its terms. */
  terms_id?: string | null
  now: Date
}

/** Writes down that a member agrees, with the version of the text they were shown; once, while nothing about it changes. */
export async function recordGiven(db: Db, consent: Consent): Promise<void> {
  const { tenant_id, user_id, kind, order, terms_id = null, now } = consent
  const slug = textsOf[kind]
  const text = slug === undefined ? undefined : await pageVersion(db, tenant_id, slug)
  const agreed = { version: text?.version ?? null, dated_on: text?.dated_on ?? null }
  const whose = { tenant_id, user_id, kind, order_id: order?.id ?? null }
  // With an order it is given as that is placed, and never again.
  const latest = order ? undefined : await findLatestConsent(db, whose)
  if (latest?.step === 'given' && latest.version === agreed.version && latest.dated_on === agreed.dated_on) return
  const row = { ...whose, ...agreed, terms_id, order_code: order?.code ?? null }
  await insertConsent(db, { ...row, step: 'given', at: now })
}

/** Writes down that a member takes it back; nothing, where there is nothing to take back. */
export async function recordWithdrawn(db: Db, { now, order, ...about }: Consent): Promise<void> {
  const { tenant_id, user_id, kind } = about
  const whose = { tenant_id, user_id, kind, order_id: order?.id ?? null }
  const latest = await findLatestConsent(db, whose)
  if (latest?.step !== 'given') return
  await insertConsent(db, { ...whose, ...latest, step: 'withdrawn', order_code: order?.code ?? null, at: now })
}
