import { desc, eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import type { ApplicationDocumentKind } from '#modules/partner/rules/documents.ts'
import {
  partner_applications as applications,
  partner_application_checks as checks,
  partner_application_history as history,
  partners,
} from '#modules/partner/tables.ts'
import { insertApplicationDocuments, type SealedStore } from './application-documents.ts'
import { demoTenants } from './tenants.ts'

type Row = typeof applications.$inferInsert
type State = Row['state']
type Applicant = Pick<Row, 'kind' | 'company' | 'contact_name' | 'city_name' | 'licence_number' | 'message'> & {
  mail: string
  days_ago: number
  /** All it has been through, in order. */
  states: readonly [...State[], State]
  reason?: string
  /** The documents that have come. */
  brings?: readonly ApplicationDocumentKind[]
}

/** Those that wait, are read and were rejected, so that each screen of acquisition has something on it. */
const open: readonly Applicant[] = [
  {
    kind: 'travel',
    company: 'PT Embun Pagi Wisata',
    contact_name: 'Sari Anggraini',
    mail: 'sari@embun-pagi.test',
    city_name: 'Yogyakarta',
    licence_number: 'U.318 Tahun 2023',
    message: 'Kami memberangkatkan sekitar 600 jamaah setahun dari Yogyakarta dan Solo.',
    days_ago: 4,
    states: ['unverified', 'submitted'],
    brings: ['licence', 'nib'],
  },
  {
    kind: 'travel',
    company: 'PT Telaga Zamzam Tour',
    contact_name: 'Hasan Basri',
    mail: 'hasan@telaga-zamzam.test',
    city_name: 'Makassar',
    licence_number: 'U.127 Tahun 2022',
    message: null,
    days_ago: 11,
    states: ['unverified', 'submitted', 'in_review'],
    brings: ['licence', 'nib', 'ktp', 'deed'],
  },
  {
    kind: 'tdc',
    company: 'Koperasi Guru Sejahtera',
    contact_name: 'Endang Suryani',
    mail: 'endang@guru-sejahtera.test',
    city_name: 'Malang',
    licence_number: null,
    message: 'Anggota kami 2.400 guru.',
    days_ago: 30,
    states: ['unverified', 'submitted', 'in_review', 'rejected'],
    reason: 'NIB koperasi belum mencantumkan kegiatan agen perjalanan.',
  },
]

type Partner = { id: string; name: string; city_name: string }

/** One that became a partner: the last of the list that the site shows. */
const acceptedOf = ({ name, city_name }: Partner): Applicant => ({
  kind: 'travel',
  company: name,
  contact_name: 'Wawan Darmawan',
  mail: 'wawan@mitra-baru.test',
  city_name,
  licence_number: null,
  message: 'Kami sudah memegang izin PPIU dan ingin menjual lewat Rihla.',
  days_ago: 75,
  states: ['unverified', 'submitted', 'in_review', 'accepted'],
  brings: ['licence', 'nib', 'ktp', 'npwp', 'deed'],
})

const reviewer = 'Bayu Pratama'
const idOf = (block: string, n: number): string =>
  `0190a000-0000-7000-8000-0000000${block}${String(n).padStart(3, '0')}`

function rowOf({ mail, days_ago, states, reason: _, brings: __, ...facts }: Applicant, i: number, now: Date): Row {
  const created_at = addMs(now, -days_ago * dayMs)
  return {
    ...facts,
    id: idOf('d0', i + 1),
    tenant_id: demoTenants[0]?.id ?? '',
    email: mail,
    phone_number: `+62811000600${i + 10}`,
    state: states.at(-1) ?? 'unverified',
    // Of no link: nobody was mailed one.
    token_hash: `demo-application-${i + 1}`,
    language: 'id',
    created_at,
    verified_at: addMs(created_at, hourMs),
  }
}

const stepsOf = ({ days_ago, states, reason }: Applicant, i: number, now: Date) =>
  states.map((state, n) => {
    const isTeam = state !== 'unverified' && state !== 'submitted'
    return {
      id: idOf('e0', i * 10 + n + 1),
      application_id: idOf('d0', i + 1),
      state,
      actor: isTeam ? ('acquisition' as const) : ('applicant' as const),
      by_name: isTeam ? reviewer : null,
      reason: state === 'rejected' ? (reason ?? null) : null,
      at: addMs(now, -days_ago * dayMs + n * hourMs),
    }
  })

/** Of the one under review: two have passed, and the account is not the company's. */
function checksOf(now: Date): (typeof checks.$inferInsert)[] {
  const checked = { application_id: idOf('d0', 2), checked_by: reviewer, checked_at: addMs(now, -2 * dayMs) }
  const year = now.getUTCFullYear()
  return [
    { ...checked, id: idOf('f0', 1), kind: 'documents', outcome: 'passed' },
    {
      ...checked,
      id: idOf('f0', 2),
      kind: 'licence',
      outcome: 'passed',
      licence_kind: 'PPIU',
      licence_number: 'U.127 Tahun 2022',
      valid_until: `${year + 1}-12-31`,
      evidence_url: 'https://simpu.example/u-127-2022',
    },
    {
      ...checked,
      id: idOf('f0', 3),
      kind: 'bank_account',
      outcome: 'failed',
      note: 'Rekening atas nama direktur. Minta rekening perusahaan.',
    },
  ]
}

async function lastPartner(db: Db): Promise<Partner | undefined> {
  const [row] = await db
    .select({ id: partners.id, name: partners.name, city_name: partners.city_name })
    .from(partners)
    .where(eq(partners.kind, 'travel'))
    .orderBy(desc(partners.position), desc(partners.id))
    .limit(1)
  return row
}

export async function seedApplications(seed: SealedStore & { now: Date }): Promise<void> {
  const { db, now } = seed
  const partner = await lastPartner(db)
  const applicants = [...open, ...(partner ? [acceptedOf(partner)] : [])]
  const rows = applicants.map((one, i) => {
    const isAccepted = one.states.at(-1) === 'accepted'
    return { ...rowOf(one, i, now), partner_id: isAccepted ? (partner?.id ?? null) : null }
  })
  const made = await db.insert(applications).values(rows).onConflictDoNothing().returning({ id: applications.id })
  if (made.length === 0) return
  await db
    .insert(history)
    .values(applicants.flatMap((one, i) => stepsOf(one, i, now)))
    .onConflictDoNothing()
  await db.insert(checks).values(checksOf(now)).onConflictDoNothing()
  const brought = applicants.map(({ brings = [], days_ago }, i) => ({
    application_id: idOf('d0', i + 1),
    kinds: brings,
    applied_at: addMs(now, -days_ago * dayMs),
  }))
  await insertApplicationDocuments(seed, brought)
}
