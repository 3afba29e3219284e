import { newId } from '#core/ids.ts'
import { addMs, minuteMs } from '#core/time.ts'
import { demoTenants } from '#demo/tenants.ts'
import { documents } from '#modules/documents/tables.ts'
import { documentsFor } from '#modules/partner/rules/documents.ts'
import {
  partner_applications as applications,
  partner_application_checks as checks,
  partner_application_history as history,
} from '#modules/partner/tables.ts'
import { scan } from './journeys.ts'
import type { TestApp } from './test-app.ts'

type Row = typeof applications.$inferInsert

/** An application whose address is proved, unless it wishes for another state. */
export async function anApplication({ application }: Pick<TestApp, 'application'>, wish: Partial<Row> = {}) {
  const { db, clock } = application
  const now = clock.now()
  const id = newId(now)
  const row = {
    id,
    tenant_id: demoTenants[0]?.id ?? '',
    kind: 'travel' as const,
    company: `PT Safar ${id.slice(-6)}`,
    contact_name: 'Rina Wulandari',
    email: `${id}@mitra.test`,
    phone_number: '+6281234567890',
    city_name: 'Bandung',
    state: 'submitted' as const,
    token_hash: id,
    language: 'id' as const,
    created_at: now,
    verified_at: now,
    ...wish,
  }
  await db.insert(applications).values(row)
  const [at, applicant] = [now, 'applicant' as const]
  await db.insert(history).values({ id: newId(at), application_id: id, state: 'submitted', actor: applicant, at })
  return row
}

/** The same under review, with all its checks passed. */
export async function aCheckedApplication(home: Pick<TestApp, 'application'>, wish: Partial<Row> = {}) {
  const row = await anApplication(home, { state: 'in_review', ...wish })
  const { db, clock } = home.application
  const checked_at = addMs(clock.now(), -minuteMs)
  const made = { application_id: row.id, outcome: 'passed' as const, checked_by: 'Nadia Putri', checked_at }
  const year = checked_at.getUTCFullYear()
  // A number of its own: no two partners share a licence.
  const licence_number = `${BigInt(`0x${row.id.replaceAll('-', '')}`) % 10n ** 17n}`.padStart(17, '1')
  const licence = { licence_kind: 'PPIU' as const, licence_number, valid_until: `${year + 2}-12-31` }
  const account = { bank_name: 'BSI', account_holder: row.company, account_ending: '4321' }
  await db.insert(checks).values([
    { id: newId(checked_at), ...made, kind: 'documents' },
    { id: newId(checked_at), ...made, kind: 'licence', ...licence, evidence_url: 'https://simpu.example/1' },
    { id: newId(checked_at), ...made, kind: 'bank_account', ...account },
  ])
  return { ...row, licence_number }
}

/** The scans that an applicant has to bring, as if they had sent them. */
export async function bringDocuments({ application }: Pick<TestApp, 'application'>, owner: Pick<Row, 'id' | 'kind'>) {
  const { db, ports, clock } = application
  const now = clock.now()
  const wanted = documentsFor(owner.kind).filter(({ is_required }) => is_required)
  const rows = wanted.map(({ kind }) => {
    const place = { owner_kind: 'application' as const, owner_id: owner.id, person_id: owner.id, kind }
    const file = { file_key: `papers/${newId().replaceAll('-', '')}`, type: 'image/webp' as const, size: 1 }
    return { id: newId(), ...place, ...file, uploaded_at: now, state: 'received' as const }
  })
  const bytes = await scan()
  for (const { file_key } of rows)
    await ports.files.put(file_key, {
      bytes: ports.documents.seal(bytes, file_key),
      type: 'application/octet-stream',
    })
  await db.insert(documents).values(rows)
  return rows
}
