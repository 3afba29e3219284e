import { messages } from '#core/messages.ts'

export const words = messages({
  list: { id: 'Artikel', en: 'Posts' },
  edit: { id: 'Ubah artikel', en: 'Change the post' },
  preview: { id: 'Pratinjau', en: 'Preview' },
  publish: { id: 'Terbitkan sekarang', en: 'Publish now' },
  publishTitle: { id: 'Terbitkan', en: 'Publish' },
  publishText: {
    id: 'Yang tampil di situs adalah isi yang terakhir disimpan.',
    en: 'The site shows what was last saved.',
  },
  schedule: { id: 'Jadwalkan', en: 'Schedule' },
  scheduleTitle: { id: 'Terbitkan nanti', en: 'Publish later' },
  publishAt: { id: 'Tanggal dan jam terbit', en: 'Date and time' },
  publishAtHint: { id: 'Waktu Jakarta (WIB)', en: 'Jakarta time (WIB)' },
  unschedule: { id: 'Batalkan jadwal', en: 'Cancel the schedule' },
  unscheduleText: {
    id: (when: string) => `Terbit otomatis pada ${when}.`,
    en: (when: string) => `Publishes itself on ${when}.`,
  },
  withdraw: { id: 'Tarik dari situs', en: 'Take off the site' },
  withdrawText: {
    id: 'Pembaca tidak lagi menemukannya. Komentarnya tetap tersimpan, dan artikel bisa diterbitkan lagi.',
    en: 'Readers no longer find it. Its comments are kept, and it can be published again.',
  },
  reason: { id: 'Alasan', en: 'Reason' },
  reasonHint: { id: 'Minimal 5 karakter', en: 'At least 5 characters' },
  history: { id: 'Riwayat', en: 'History' },
  byWhom: { id: (name: string) => `oleh ${name}`, en: (name: string) => `by ${name}` },
  byClock: { id: 'otomatis', en: 'automatically' },
  former: { id: 'Alamat lama yang dialihkan ke sini', en: 'Former addresses that lead here' },
})

/** Each step of its history. */
export const eventWords = messages({
  create: { id: 'Draf dibuat', en: 'Draft made' },
  schedule: { id: 'Dijadwalkan', en: 'Scheduled' },
  unschedule: { id: 'Jadwal dibatalkan', en: 'Schedule cancelled' },
  publish: { id: 'Diterbitkan', en: 'Published' },
  appear: { id: 'Terbit sesuai jadwal', en: 'Published on schedule' },
  withdraw: { id: 'Ditarik dari situs', en: 'Taken off the site' },
})

/** What a form did, said on the page that follows. */
export const doneWords = messages({
  created: { id: 'Draf disimpan.', en: 'The draft is saved.' },
  saved: { id: 'Artikel disimpan.', en: 'The post is saved.' },
  forgotten: { id: 'Ketikan dibuang.', en: 'What you typed is discarded.' },
  publish: { id: 'Artikel terbit.', en: 'The post is published.' },
  schedule: { id: 'Artikel dijadwalkan.', en: 'The post is scheduled.' },
  unschedule: {
    id: 'Jadwal dibatalkan. Artikel kembali menjadi draf.',
    en: 'The schedule is cancelled. The post is a draft again.',
  },
  withdraw: { id: 'Artikel ditarik dari situs.', en: 'The post is off the site.' },
})
