import { messages } from '#core/messages.ts'

export const words = messages({
  title: { id: (id: string) => `Transaksi ${id}`, en: (id: string) => `Transaction ${id}` },
  text: { id: 'Baris yang ditulis bersama; jumlahnya nol.', en: 'Lines that were written together; they sum to zero.' },
  ledger: { id: 'Buku besar', en: 'Ledger' },
  lines: { id: 'Baris', en: 'Lines' },
})
