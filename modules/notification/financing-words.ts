import { messages } from '#core/messages.ts'
import { sentence } from '#core/sentence.ts'

/** What members are told of an application to a bank. */
export const financingWords = messages({
  see: { id: 'Lihat pembiayaan', en: 'See your financing' },
  complete: { id: 'Lengkapi pengajuan', en: 'Complete your application' },
  code: { id: (code: string) => `Kode pengajuan: ${code}`, en: (code: string) => `Application code: ${code}` },
  why: {
    id: (reason: string) => `Kata bank: ${sentence(reason)}`,
    en: (reason: string) => `The bank says: ${sentence(reason)}`,
  },
  identify: { id: 'Lengkapi dokumen pembiayaan', en: 'Add your financing documents' },
  identifyText: {
    id: (product: string, until: string) =>
      `Data Anda untuk ${product} tersimpan. Unggah dokumen dan kirim pengajuan paling lambat ${until}. Kursi Anda kami simpan sampai saat itu.`,
    en: (product: string, until: string) =>
      `Your details for ${product} are saved. Add your documents and send your application by ${until}. We’ll hold your seats until then.`,
  },
  submit: { id: 'Pengajuan dikirim ke bank', en: 'Your application is with the bank' },
  submitText: {
    id: (product: string, until: string) =>
      `Bank memeriksa pengajuan Anda untuk ${product} dan menjawab paling lambat ${until}. Kursi Anda kami simpan sampai saat itu.`,
    en: (product: string, until: string) =>
      `The bank is checking your application for ${product} and will answer by ${until}. We’ll hold your seats until then.`,
  },
  ask_again: { id: 'Bank meminta dokumen lagi', en: 'The bank needs another document' },
  ask_againText: {
    id: (product: string, until: string) =>
      `Ada dokumen untuk pembiayaan ${product} yang perlu diunggah ulang. Kirim lagi paling lambat ${until}.`,
    en: (product: string, until: string) =>
      `A document for financing ${product} has to be uploaded again. Please send it by ${until}.`,
  },
  approve: { id: 'Pembiayaan disetujui', en: 'Your financing is approved' },
  approveText: {
    id: (product: string, amount: string, until: string) =>
      `Alhamdulillah, bank menyetujui pembiayaan ${product}. Bayar uang muka ${amount} paling lambat ${until}.`,
    en: (product: string, amount: string, until: string) =>
      `Alhamdulillah, the bank approved your financing for ${product}. Please pay the down payment of ${amount} by ${until}.`,
  },
  reject: { id: 'Pengajuan belum disetujui', en: 'Your application was not approved' },
  rejectText: {
    id: (product: string) =>
      `Bank belum dapat membiayai ${product}. Kursinya sudah kami lepas. Anda dapat memesan lagi dengan cara bayar lain.`,
    en: (product: string) =>
      `The bank can’t finance ${product}. The seats are released. You can book again and pay another way.`,
  },
  expire: { id: 'Pengajuan pembiayaan berakhir', en: 'Your financing application has ended' },
  unfinishedText: {
    id: (product: string) =>
      `Pengajuan untuk ${product} tidak selesai pada waktunya, jadi kursinya kami lepas. Anda dapat mengajukan lagi.`,
    en: (product: string) =>
      `Your application for ${product} was not completed in time, so the seats are released. You can apply again.`,
  },
  undecidedText: {
    id: (product: string) =>
      `Bank belum menjawab pengajuan untuk ${product} sampai batas waktunya, jadi kursinya kami lepas. Anda dapat mengajukan lagi atau memesan dengan cara bayar lain.`,
    en: (product: string) =>
      `The bank didn’t answer your application for ${product} in time, so the seats are released. You can apply again, or book and pay another way.`,
  },
  withdraw: { id: 'Pengajuan dibatalkan', en: 'Application withdrawn' },
  withdrawText: {
    id: (product: string) => `Pengajuan pembiayaan untuk ${product} Anda batalkan. Kursinya sudah kami lepas.`,
    en: (product: string) => `You withdrew your financing application for ${product}. The seats are released.`,
  },
  disburse: { id: 'Bank sudah membayar', en: 'The bank has paid' },
  disburseText: {
    id: (product: string) =>
      `Bagian bank untuk ${product} sudah lunas. Jadwal cicilan Anda ke bank ada di halaman pembiayaan.`,
    en: (product: string) =>
      `The bank’s part of ${product} is paid. Your schedule of instalments to the bank is on your financing page.`,
  },
  report_instalment: { id: 'Cicilan tercatat', en: 'Instalment recorded' },
  report_instalmentText: {
    id: (product: string) => `Bank mencatat pembayaran cicilan Anda untuk ${product}.`,
    en: (product: string) => `The bank recorded your instalment for ${product}.`,
  },
  correct_instalment: { id: 'Catatan cicilan dibetulkan', en: 'An instalment was corrected' },
  correct_instalmentText: {
    id: (product: string) =>
      `Bank menarik satu catatan cicilan Anda untuk ${product}. Lihat jadwalnya, dan hubungi bank jika tidak sesuai.`,
    en: (product: string) =>
      `The bank took back a record of your instalments for ${product}. See your schedule, and contact the bank if it looks wrong.`,
  },
  return_money: { id: 'Dana bank dikembalikan ke bank', en: 'The bank’s money goes back to the bank' },
  return_moneyText: {
    id: (product: string) =>
      `Karena ${product} dibatalkan, dana yang dibayar bank kami kembalikan ke bank, dan uang muka kepada Anda. Bank akan menutup pembiayaan Anda.`,
    en: (product: string) =>
      `Because ${product} was cancelled, what the bank paid goes back to the bank, and your down payment to you. The bank will close your financing.`,
  },
  settle: { id: 'Pembiayaan lunas', en: 'Your financing is paid off' },
  settleText: {
    id: (product: string) => `Bank mencatat pembiayaan ${product} sudah lunas. Terima kasih.`,
    en: (product: string) => `The bank recorded your financing for ${product} as paid off. Thank you.`,
  },
  ending: { id: 'Pengajuan segera berakhir', en: 'Your application ends soon' },
  endingText: {
    id: (product: string, until: string) =>
      `Lengkapi dan kirim pengajuan untuk ${product} paling lambat ${until}. Setelah itu kursinya kami lepas.`,
    en: (product: string, until: string) =>
      `Complete and send your application for ${product} by ${until}. After that the seats are released.`,
  },
})
