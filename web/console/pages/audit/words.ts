import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: 'Audit', en: 'Audit' },
  text: {
    id: 'Semua perubahan yang dibuat staf: siapa, kapan, dan apa yang berubah.',
    en: 'Every change staff have made: who, when and what changed.',
  },
  list: { id: 'Catatan audit', en: 'Audit entries' },
  search: { id: 'Nomor objek, nama, atau email', en: 'Object id, name or email' },
  when: { id: 'Waktu', en: 'Time' },
  who: { id: 'Staf', en: 'Staff' },
  call: { id: 'Tindakan', en: 'Action' },
  thing: { id: 'Objek', en: 'Object' },
  change: { id: 'Perubahan', en: 'Change' },
  allCalls: { id: 'Semua tindakan', en: 'All actions' },
  from: { id: 'Dari tanggal', en: 'From' },
  until: { id: 'Sampai tanggal', en: 'Until' },
  drafts: { id: 'Draf otomatis', en: 'Autosaved drafts' },
  draftsHidden: { id: 'Disembunyikan', en: 'Hidden' },
  draftsShown: { id: 'Ditampilkan', en: 'Shown' },
  reason: { id: (text: string) => `Alasan: ${text}`, en: (text: string) => `Reason: ${text}` },
  before: { id: 'Sebelum', en: 'Before' },
  after: { id: 'Sesudah', en: 'After' },
  nothing: { id: 'kosong', en: 'empty' },
  yes: { id: 'ya', en: 'yes' },
  no: { id: 'tidak', en: 'no' },
  more: { id: (n: number) => `${n} perubahan lain`, en: (n: number) => `${n} more ${n === 1 ? 'change' : 'changes'}` },
  empty: { id: 'Belum ada catatan audit', en: 'There are no audit entries yet' },
  emptyText: {
    id: 'Setiap perubahan di konsol akan tercatat di sini. Yang pertama muncul setelah Anda mengubah sesuatu.',
    en: 'Every change in the console is recorded here. The first appears once you change something.',
  },
})
