import { newId } from '#core/ids.ts'
import { pictures } from '#database/tables.ts'
import { demoTenants } from '#demo/tenants.ts'
import { banners, faqs, gallery_items } from '#modules/content/tables.ts'
import { scan } from './journeys.ts'
import { anyCategory } from './posts.ts'
import type { TestApp } from './test-app.ts'

const tenant_id = demoTenants[0].id
export const deskPicture = 'content-desk-1'
export const both = (text: string) => ({ id: text, en: `${text} (en)` })

/** The picture that the forms below have, unless told otherwise. */
export async function aDeskPicture({ application: { db, clock } }: TestApp, id = deskPicture): Promise<void> {
  const row = { id, file_key: 'none', width: 1200, height: 900, colour: '#777777', alt_id: '', alt_en: '' }
  await db
    .insert(pictures)
    .values({ ...row, created_at: clock.now() })
    .onConflictDoNothing()
}

/** A post as the desk's form sends it, in a category of its own. */
export async function postForm(home: TestApp, change: object = {}) {
  await aDeskPicture(home)
  const { id: category_id } = await anyCategory(home)
  return {
    category_id,
    kind: 'article',
    slug: `artikel-${newId()}`,
    title: both('Menyiapkan koper umrah'),
    summary: both('Apa yang dibawa dan apa yang ditinggal di rumah.'),
    body: both('<p>Bawa pakaian ihram, obat rutin, dan sandal yang nyaman.</p>'),
    author_name: 'Rina Kartika',
    author_role: { id: 'Penulis', en: 'Writer' },
    picture_id: deskPicture,
    is_header: false,
    ...change,
  }
}

export const bannerForm = () => ({ title: both('Umrah Ramadan'), picture_id: deskPicture, path: '/umroh', position: 5 })
export const galleryForm = () => ({ title: both('Pagi di Madinah'), picture_id: deskPicture, taken_on: '2026-10-01' })
export const faqForm = () => ({
  group_slug: 'pembayaran',
  group_name: { id: 'Pembayaran', en: 'Payment' },
  question: both('Kapan uang muka dibayar?'),
  answer: both('Paling lambat 24 jam setelah memesan.'),
  position: 500,
})

/** A banner of the first brand, unless told otherwise. */
export async function aBanner({ application: { db } }: TestApp, wish: Partial<typeof banners.$inferInsert> = {}) {
  const row = { id: newId(), tenant_id, ...bannerForm(), ...wish }
  await db.insert(banners).values(row)
  return row
}

export async function aGalleryItem({ application: { db } }: TestApp, wish: { tenant_id?: string } = {}) {
  const { taken_on, ...form } = galleryForm()
  const row = { id: newId(), tenant_id, ...form, taken_at: new Date(`${taken_on}T05:00:00Z`), ...wish }
  await db.insert(gallery_items).values(row)
  return row
}

/** A question that all brands share, unless told otherwise. */
export async function aFaq({ application: { db } }: TestApp, wish: Partial<typeof faqs.$inferInsert> = {}) {
  const id = newId()
  const row = { id, tenant_id: null, slug: `tanya-${id}`, ...faqForm(), ...wish }
  await db.insert(faqs).values(row)
  return row
}

/** What an upload sends; not a picture where `bytes` are none. */
export async function pictureUpload(bytes?: Buffer, words = { alt_id: 'Ka’bah', alt_en: 'The Kaaba' }) {
  const form = new FormData()
  for (const [name, text] of Object.entries(words)) form.set(name, text)
  form.set('file', new Blob([new Uint8Array(bytes ?? (await scan()))]), 'masjid.jpg')
  return form
}
