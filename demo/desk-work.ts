import { createHash } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { hashSecret } from '#core/ids.ts'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { reportsToHide, sameness } from '#modules/content/rules/comment.ts'
import { page_reviews, pages, post_comment_reports, post_comments, posts } from '#modules/content/tables.ts'
import { allDoa } from '#modules/worship/rules/doa.ts'
import { doa_reviews } from '#modules/worship/tables.ts'
import { outbox } from '../database/tables.ts'
import { staffId } from './bookings/booking-rows.ts'
import { keep } from './catalogue/keep.ts'
import { idOf } from './catalogue/naming.ts'
import { readers } from './hasanah/conversations.ts'
import { postId, readerId } from './hasanah/rows.ts'
import { demoTenants } from './tenants.ts'

type Verdict = { verdict: 'cleared' | 'sent_back'; note: string | null }
const cleared: Verdict = { verdict: 'cleared', note: null }
const sentBack = (note: string): Verdict => ({ verdict: 'sent_back', note })

/** Nobody who lives: whoever reads the name sees that the review is an example. */
const reviewer = 'Ustaz Contoh (data demo)'

const doaVerdicts: Readonly<Record<string, Verdict>> = {
  'keluar-rumah': cleared,
  'naik-kendaraan': cleared,
  'menitipkan-keluarga': sentBack('Tulisan Latin berbeda satu kata dari teks Arabnya. Mohon disamakan.'),
}
const guideVerdicts: Readonly<Record<string, Verdict>> = {
  'persiapan-umroh': cleared,
  'pengenalan-umroh': cleared,
  miqat: sentBack('Tambahkan sumber untuk miqat jamaah yang transit.'),
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Post | by which reader | what was written | how many reported it, and as what. */
const reported = [
  {
    slug: 'menyusun-anggaran-umrah-keluarga',
    reader: 1,
    text: 'Mau cepat berangkat? Transfer dulu ke rekening pribadi saya, kursi langsung aman.',
    reasons: ['spam', 'misleading', 'misleading'],
  },
  {
    slug: 'vaksin-dan-pemeriksaan-sebelum-berangkat',
    reader: 3,
    text: 'Tidak usah repot vaksin, tahun lalu saya lolos tanpa kartu.',
    reasons: ['misleading', 'misleading'],
  },
  {
    slug: 'umrah-bersama-anak',
    reader: 7,
    text: 'Anak kecil sebaiknya ditinggal saja, mengganggu jamaah lain.',
    reasons: ['rude'],
  },
  {
    slug: 'menghadapi-panas-di-makkah',
    reader: 5,
    text: 'Topi lebar dan botol semprot, itu saja bekal kami. Alhamdulillah sehat semua.',
    reasons: ['other'],
  },
] as const

function reportedRows(now: Date) {
  return reported.map(({ slug, reader, text, reasons }, i) => {
    // By turns: whoever sees to both brands does not read the same thing twice.
    const tenant = demoTenants[i % 2 === 0 ? 0 : 1]
    const id = idOf(`reported comment ${tenant.slug} ${i}`)
    const created_at = addMs(now, -(i + 2) * dayMs)
    const at = (n: number) => addMs(created_at, (n + 1) * 5 * hourMs)
    const others = readers.filter((_, n) => n !== reader)
    return {
      comment: {
        ...{
          id,
          tenant_id: tenant.id,
          post_id: postId(tenant, slug),
          user_id: readerId(tenant, readers[reader]),
          text,
        },
        ...{ text_hash: hashSecret(sameness(text)), created_at },
        hidden_at: reasons.length >= reportsToHide ? at(reasons.length - 1) : null,
      },
      reports: reasons.map((reason, n) => ({
        ...{ comment_id: id, user_id: readerId(tenant, others[n + i] ?? readers[0]), reason, created_at: at(n) },
      })),
    }
  })
}

async function seedReported(db: Db, now: Date): Promise<void> {
  const rows = reportedRows(now)
  const ids = rows.map(({ comment }) => comment.post_id)
  const known = new Set(
    (await db.select({ id: posts.id }).from(posts).where(inArray(posts.id, ids))).map(({ id }) => id),
  )
  const there = rows.filter(({ comment }) => known.has(comment.post_id))
  await keep(
    db,
    post_comments,
    there.map(({ comment }) => comment),
  )
  await keep(
    db,
    post_comment_reports,
    there.flatMap(({ reports }) => reports),
  )
}

const doaRows = (now: Date): (typeof doa_reviews.$inferInsert)[] =>
  allDoa.flatMap(({ id, arabic }) => {
    const said = doaVerdicts[id]
    const by = { reviewer, reviewed_at: addMs(now, -6 * dayMs), staff_id: staffId('editor@rihla.test') }
    return said ? [{ doa_id: id, arabic_sha256: sha256(arabic), ...by, ...said }] : []
  })

/** Of all that is read of a page, as `store.guides.ts` has it. */
async function guideRows(db: Db, now: Date): Promise<(typeof page_reviews.$inferInsert)[]> {
  const rows = await db
    .select()
    .from(pages)
    .where(inArray(pages.slug, Object.keys(guideVerdicts)))
  return rows.flatMap(({ id, slug, tenant_id, title, summary, body }) => {
    const said = tenant_id === null ? guideVerdicts[slug] : undefined
    const text = [title, summary, body].flatMap((one) => [one.id, one.en]).join('\n')
    const by = { reviewer, reviewed_at: addMs(now, -4 * dayMs), staff_id: staffId('editor@rihla.test') }
    return said ? [{ page_id: id, text_sha256: sha256(text), ...by, ...said }] : []
  })
}

/** What never arrived: a mail to a mistyped address that can be sent again, and a code that came too late. */
function deadRows(now: Date): (typeof outbox.$inferInsert)[] {
  const letter = {
    ...{ tenant_id: demoTenants[0].id, language: 'id' as const, to: 'rina.lestari@gmial.test' },
    subject: 'Dokumen perjalanan Anda belum lengkap',
    paragraphs: ['Assalamualaikum Rina Lestari,', 'Masih ada dokumen yang perlu Anda unggah sebelum berangkat.'],
    footer: 'Anda menerima email ini karena memiliki pesanan di situs kami.',
  }
  const [mailed, texted] = [addMs(now, -3 * dayMs), addMs(now, -dayMs)]
  return [
    {
      ...{ id: idOf('dead letter 1'), parcel: { kind: 'letter', letter }, created_at: mailed, queued_at: mailed },
      ...{ dead_at: addMs(mailed, 2 * hourMs), dead_reason: 'refused' },
    },
    {
      ...{ id: idOf('dead letter 2'), parcel: null, created_at: texted, queued_at: texted },
      ...{ dead_at: addMs(texted, hourMs / 4), dead_reason: 'too late' },
    },
  ]
}

/** What waits for editors and for whoever runs the product. Once: what they do with it is theirs. */
export async function seedDeskWork(db: Db, now: Date): Promise<void> {
  const [first] = doaRows(now)
  if (!first || (await db.$count(doa_reviews, eq(doa_reviews.doa_id, first.doa_id))) > 0) return
  await db.transaction(async (tx) => {
    await keep(tx, doa_reviews, doaRows(now))
    await keep(tx, page_reviews, await guideRows(tx, now))
    await keep(tx, outbox, deadRows(now))
    await seedReported(tx, now)
  })
}
