import { eq } from 'drizzle-orm'
import type { Db } from '#core/context.ts'
import { addMs, dayMs, hourMs } from '#core/time.ts'
import { breach_steps, breaches } from '#modules/privacy/tables.ts'
import { staff } from '#modules/staff/tables.ts'
import { demoStaff } from './staff.ts'

const id = '0190a000-0000-7000-8000-0000000d1001'

/** One breach that is over, so that the log shows what one looks like. */
export async function seedBreaches(db: Db, now: Date): Promise<void> {
  const staff_id = demoStaff[0]?.id ?? ''
  if ((await db.$count(staff, eq(staff.id, staff_id))) === 0) return
  const noticed_at = addMs(now, -30 * dayMs)
  const added = await db
    .insert(breaches)
    .values({
      id,
      title: 'Daftar jamaah terkirim ke alamat yang salah',
      what_happened: 'Staf mengirim daftar nama satu keberangkatan ke alamat email yang salah ketik.',
      data: 'Nama lengkap dan nomor HP jamaah',
      people: 43,
      noticed_at,
      staff_id,
      created_at: noticed_at,
    })
    .onConflictDoNothing()
    .returning({ id: breaches.id })
  if (added.length === 0) return
  const step = (hours: number) => ({ breach_id: id, staff_id, done_at: addMs(noticed_at, hours * hourMs), at: now })
  await db.insert(breach_steps).values([
    { ...step(2), kind: 'note', text: 'Penerima menghapus email itu dan mengirim pernyataan tertulis.' },
    {
      ...step(20),
      kind: 'authority_notified',
      text: 'Surat pemberitahuan dikirim ke lembaga pelindungan data pribadi.',
    },
    { ...step(26), kind: 'people_notified', text: 'Email dikirim ke 43 jamaah dengan penjelasan dan nomor layanan.' },
    { ...step(96), kind: 'closed', text: 'Pengiriman daftar lewat email dihentikan; daftar dibuka dari konsol.' },
  ])
}
