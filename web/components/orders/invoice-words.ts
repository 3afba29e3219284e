import { messages } from '#core/messages.ts'

/** What the invoices of an order say, on whichever page they stand. */
export const invoiceTexts = {
  invoices: { id: 'Tagihan', en: 'Invoices' },
  due: { id: (at: string) => `Jatuh tempo ${at}`, en: (at: string) => `Due ${at}` },
  paidAt: { id: (at: string) => `Dibayar ${at}`, en: (at: string) => `Paid ${at}` },
  waiting: { id: 'Belum dibayar', en: 'Unpaid' },
  paid: { id: 'Lunas', en: 'Paid' },
  expired: { id: 'Kedaluwarsa', en: 'Expired' },
  void: { id: 'Dibatalkan', en: 'Cancelled' },
  overdue: { id: 'Lewat jatuh tempo', en: 'Overdue' },
  invoicePdf: {
    id: (code: string) => `Unduh PDF tagihan ${code}`,
    en: (code: string) => `Download PDF of invoice ${code}`,
  },
  receiptPdf: {
    id: (code: string) => `Unduh PDF kuitansi ${code}`,
    en: (code: string) => `Download PDF of receipt ${code}`,
  },
  pdf: { id: 'Unduh PDF', en: 'Download PDF' },
  noInvoices: {
    id: 'Tagihan muncul setelah Anda menyelesaikan pesanan.',
    en: 'Invoices appear once you place the order.',
  },
}

export const invoiceWords = messages(invoiceTexts)
