import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, dayMs, hourMs, minuteMs } from '#core/time.ts'
import { products } from '#modules/catalogue/tables.ts'
import { isWaiting } from '#modules/chat/rules/machine.ts'
import {
  canned_answers,
  chat_history,
  chat_hours,
  chat_messages,
  chat_reports,
  chat_rooms,
} from '#modules/chat/tables.ts'
import { keep } from './catalogue/keep.ts'
import { idOf } from './catalogue/naming.ts'
import { demoConsultants } from './consultants.ts'
import { demoMembers } from './members.ts'
import { demoTenants } from './tenants.ts'

/** Every day of both brands, on Fridays until the prayer. */
const hours = demoTenants.flatMap(({ id }) =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
    tenant_id: id,
    weekday,
    opens: weekday === 0 ? 9 * 60 : 8 * 60,
    closes: weekday === 0 ? 15 * 60 : weekday === 6 ? 17 * 60 : 20 * 60,
  })),
)

const answers = [
  [
    'Salam pembuka',
    'Waalaikumsalam, terima kasih sudah menghubungi kami. Ada yang bisa saya bantu untuk rencana ibadahnya?',
  ],
  [
    'Dokumen umrah',
    'Untuk umrah siapkan paspor yang berlaku minimal 6 bulan dari tanggal berangkat, KTP, dan kartu vaksin meningitis.',
  ],
  [
    'Cara membayar',
    'Pembayaran hanya lewat halaman pesanan di situs ini. Kami tidak pernah meminta transfer ke rekening pribadi.',
  ],
  ['Uang muka', 'Paket bisa dibayar penuh atau dengan uang muka. Pelunasan paling lambat 45 hari sebelum berangkat.'],
] as const

type Line = ['member' | 'consultant' | 'waiting' | 'assigned' | 'closed', string, number]
type Talk = {
  name: string
  email: string
  /** How long ago it began. */
  ago: number
  state: 'waiting' | 'open' | 'closed'
  read: { member: number; consultant: number }
  lines: readonly Line[]
}

/** Who says what, and how many minutes after the line before. `{package}` is an address of the catalogue. */
const talks: readonly Talk[] = [
  {
    name: 'paspor',
    email: 'jamaah@rihla.test',
    ago: 21 * dayMs,
    state: 'closed',
    read: { member: 9, consultant: 9 },
    lines: [
      ['waiting', '', 0],
      ['assigned', '', 1],
      [
        'member',
        'Assalamualaikum, paspor saya habis bulan Juni tahun depan. Apa masih bisa dipakai umrah bulan Februari?',
        1,
      ],
      ['consultant', 'Waalaikumsalam, Bu Siti. Paspor harus berlaku minimal 6 bulan dari tanggal berangkat.', 3],
      [
        'consultant',
        'Kalau berangkat Februari, paspor Ibu tinggal 4 bulan. Sebaiknya diperpanjang dulu di kantor imigrasi.',
        1,
      ],
      ['member', 'Baik, kira-kira berapa lama prosesnya?', 4],
      [
        'consultant',
        'Biasanya 4 hari kerja setelah foto dan wawancara. Nanti tinggal unggah paspor baru di halaman pesanan.',
        2,
      ],
      ['member', 'Alhamdulillah, terima kasih banyak.', 2],
      ['closed', '', 30],
    ],
  },
  {
    name: 'paket-orang-tua',
    email: 'jamaah@rihla.test',
    ago: 2 * hourMs,
    state: 'open',
    read: { member: 6, consultant: 7 },
    lines: [
      ['waiting', '', 0],
      ['assigned', '', 1],
      [
        'member',
        'Assalamualaikum Mbak Aisyah, saya mau mengajak ibu saya umrah. Ada paket yang hotelnya dekat masjid?',
        1,
      ],
      ['consultant', 'Waalaikumsalam, Bu Siti. Ibunda masih kuat berjalan, atau perlu kursi roda?', 4],
      ['member', 'Masih kuat, tapi tidak bisa jauh-jauh.', 3],
      ['consultant', 'Baik. Paket ini hotelnya dekat dan jadwalnya tidak padat: {package}', 6],
      ['member', 'Saya lihat dulu ya. Kalau berdua sekamar bisa?', 5],
      ['consultant', 'Bisa, pilih kamar berdua saat memesan. Harganya langsung tampil sebelum Ibu membayar.', 3],
    ],
  },
  {
    name: 'anak',
    email: 'keluarga@rihla.test',
    ago: 25 * minuteMs,
    state: 'waiting',
    read: { member: 3, consultant: 0 },
    lines: [
      ['waiting', '', 0],
      ['member', 'Assalamualaikum, kami berempat dengan dua anak umur 4 dan 7 tahun.', 2],
      ['member', 'Apakah anak-anak dapat tempat tidur sendiri?', 1],
    ],
  },
]

const events = { waiting: 'begin', assigned: 'assign', closed: 'close' } as const
const isNotice = (who: Line[0]): who is keyof typeof events =>
  who === 'waiting' || who === 'assigned' || who === 'closed'

/** When consultants answer, what they answer often, and three conversations: one over and reported, one running, one that waits. */
export async function seedChats(db: Db, now: Date): Promise<void> {
  await db.insert(chat_hours).values(hours).onConflictDoNothing()
  const texts = demoTenants.flatMap(({ id: tenant_id, slug }) =>
    answers.map(([title, text]) => ({
      ...{ id: idOf(`canned ${slug} ${title}`), tenant_id, title, text, created_at: now, updated_at: now },
    })),
  )
  await keep(db, canned_answers, texts)
  const known = await db.select({ id: chat_rooms.id }).from(chat_rooms).limit(1)
  if (known.length > 0) return
  const [first] = await db
    .select({ slug: products.slug })
    .from(products)
    .where(and(eq(products.state, 'on_sale'), eq(products.category, 'umroh'), sql`${products.duration_days} <= 10`))
    .orderBy(asc(products.slug))
    .limit(1)
  for (const talk of talks) await seedTalk(db, talk, { slug: first?.slug, now })
  await db.insert(chat_reports).values({
    ...{ id: idOf('chat report'), tenant_id: demoTenants[0].id, room_id: idOf('chat paspor'), reason: 'other' },
    text: 'Kantor imigrasi bilang prosesnya 7 hari, berbeda dengan jawaban konsultan.',
    created_at: addMs(now, -19 * dayMs),
  })
}

async function seedTalk(db: Db, talk: Talk, { slug, now }: { slug: string | undefined; now: Date }): Promise<void> {
  const member = demoMembers.find(({ email }) => email === talk.email)
  const aisyah = demoConsultants.find(({ affiliate_code }) => affiliate_code === 'RIHLA-AISYAH')
  if (!member || !aisyah) throw new Error('nobody of the demo chats')
  const room_id = idOf(`chat ${talk.name}`)
  const began = addMs(now, -talk.ago)
  let at = began
  const lines = talk.lines.map(([who, text, minutes], i) => {
    at = addMs(at, minutes * minuteMs)
    return { who, text, seq: i + 1, at, id: idOf(`chat ${talk.name} ${i}`) }
  })
  const last = lines.at(-1)
  const consultant_id = isWaiting(talk) ? null : aisyah.id
  await db.insert(chat_rooms).values({
    ...{ id: room_id, tenant_id: member.tenant_id, user_id: member.id, consultant_id, state: talk.state },
    ...{ last_seq: lines.length, last_message_at: at, created_at: began },
    member_read_seq: talk.read.member,
    consultant_read_seq: talk.read.consultant,
    unanswered_since: isWaiting(talk) ? (lines[1]?.at ?? null) : null,
    closed_at: last?.who === 'closed' ? last.at : null,
  })
  await seedLines(db, { room_id, aisyah: aisyah.id, slug }, lines)
}

type Said = { who: Line[0]; text: string; seq: number; at: Date; id: string }
type Place = { room_id: string; aisyah: string; slug: string | undefined }

async function seedLines(db: Db, { room_id, aisyah, slug }: Place, lines: readonly Said[]): Promise<void> {
  await db.insert(chat_messages).values(
    lines.map(({ who, text, seq, at: created_at, id }) => ({
      ...{ id, room_id, seq, created_at },
      sender: isNotice(who) ? ('system' as const) : who,
      consultant_id: who === 'consultant' || who === 'assigned' || who === 'closed' ? aisyah : null,
      message: text.replace('{package}', slug ? `/product/${slug}` : ''),
      notice: isNotice(who) ? who : null,
      links: text.includes('{package}') && slug ? [{ kind: 'package' as const, slug }] : [],
    })),
  )
  await db.insert(chat_history).values(
    lines.flatMap(({ who, at: created_at, id }) =>
      isNotice(who)
        ? {
            ...{ id, room_id, event: events[who], created_at, reason: 'demo' },
            state:
              who === 'waiting' ? ('waiting' as const) : who === 'assigned' ? ('open' as const) : ('closed' as const),
            actor: who === 'assigned' ? ('clock' as const) : ('member' as const),
            consultant_id: who === 'waiting' ? null : aisyah,
          }
        : [],
    ),
  )
}
