import type { Db } from '#core/context.ts'
import { formatMoment } from '#core/format.ts'
import { addMs } from '#core/time.ts'
import { zipOf } from '#core/zip.ts'
import { type PersonalData, readHeld, type Whose } from '#database/personal-data.ts'
import { applicationIdsOf } from '#modules/financing/module.ts'
import { memberProfile } from '#modules/identity/module.ts'
import { notify } from '#modules/notification/module.ts'
import { orderIdsOf } from '#modules/orders/module.ts'
import { planIdsOf } from '#modules/savings/module.ts'
import { souvenirOrderIdsOf } from '#modules/souvenir/module.ts'
import { findBrands } from '#modules/tenant/module.ts'
import { type Area, exportPage } from './export-page.ts'
import { exportLifeMs, fileKeyOf } from './export-view.ts'
import type { PrivacyPorts } from './ports.ts'
import { type ExportRow, lockWaiting, markReady } from './store.ts'
import { words } from './words.ts'

type Parts = { ports: PrivacyPorts; now: Date }

/** Makes the file of a request that waits, and notifies its member. */
export const makeExport = (db: Db, user_id: string, parts: Parts): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockWaiting(tx, user_id, parts.now)
    if (!row) return
    const key = fileKeyOf(row.user_id)
    const zip = await zipFor(tx, row, parts)
    await parts.ports.files.put(key, { bytes: parts.ports.documents.seal(zip, key), type: 'application/octet-stream' })
    const expires_at = addMs(parts.now, exportLifeMs)
    await markReady(tx, row, { ready_at: parts.now, expires_at })
    await tellReady(tx, { ...row, expires_at }, parts.now)
  })

async function zipFor(db: Db, row: ExportRow, { ports, now }: Parts): Promise<Buffer> {
  const whose = await whoseOf(db, row)
  const areas: Area[] = []
  for (const one of ports.personal_data) if (one.held.length > 0) areas.push(await areaOf(db, one, { whose, ports }))
  const brand = (await findBrands(db, [row.tenant_id])).get(row.tenant_id)?.name ?? ''
  const page = exportPage({ areas, brand, now }, row.language)
  const name = row.language === 'en' ? 'read-me.html' : 'baca-saya.html'
  return zipOf([{ name, bytes: Buffer.from(page) }, ...areas.map(jsonOf)], now)
}

/** A number is theirs once it is proved; an account begins with its address proved. */
async function whoseOf(db: Db, { tenant_id, user_id }: ExportRow): Promise<Whose> {
  const profile = await memberProfile(db, tenant_id, user_id)
  const who = { tenant_id, user_id }
  return {
    tenant_id,
    user_id,
    email: profile?.email_verified_at ? profile.email : undefined,
    phone_number: (profile?.phone_verified_at && profile.phone_number) || undefined,
    // What is shared by all kinds of orders names savings plans and applications too, and parcels the order of one store.
    order_ids: [
      ...(await orderIdsOf(db, who)),
      ...(await souvenirOrderIdsOf(db, who)),
      ...(await planIdsOf(db, who)),
      ...(await applicationIdsOf(db, who)),
    ],
  }
}

async function areaOf(
  db: Db,
  { area, title, held }: PersonalData,
  { whose, ports }: { whose: Whose; ports: PrivacyPorts },
) {
  const parts = []
  for (const one of held) parts.push(await readHeld(db, one, { whose, open: ports.documents.open }))
  return { area, title, parts }
}

const jsonOf = ({ area, parts }: Area) => ({
  name: `${area}.json`,
  bytes: Buffer.from(JSON.stringify(Object.fromEntries(parts.map(({ name, rows }) => [name, rows])), null, 2)),
})

const tellReady = (db: Db, { tenant_id, user_id, requested_at, expires_at }: ExportRow, now: Date): Promise<void> =>
  notify(
    db,
    {
      tenant_id,
      user_id,
      once_key: `data_export:${requested_at.toISOString()}`,
      category: 'info',
      link: '/member/profile#export',
      by: ['mail'],
      news: (language) => {
        const say = words(language)
        const text = say.readyText(formatMoment(expires_at, language))
        return { title: say.ready, text, more: [say.readyNotYou], action: say.open, footer: say.footer }
      },
    },
    now,
  )
