type Place = { name: string; menu: string }

/** Where a bank's customers find virtual accounts. Names of menus are the banks' own, in the language they have them. */
export type Bank = {
  short: string
  atm: string
  mobile: Place
  internet: Place
  /** Whether the menu asks for the company's five digits before the number. */
  asks_company?: true
  /** Whether other banks can send to its virtual accounts. */
  takes_transfers: boolean
}

export const banks: Readonly<Record<string, Bank>> = {
  bsi: {
    short: 'BSI',
    atm: 'Menu Utama › Pembayaran/Pembelian › E-Commerce',
    mobile: { name: 'BYOND by BSI', menu: 'Bayar & Beli › E-Commerce' },
    internet: { name: 'BSI Net', menu: 'Pembayaran › E-Commerce' },
    takes_transfers: true,
  },
  bca: {
    short: 'BCA',
    atm: 'Transaksi Lainnya › Transfer › Ke Rek BCA Virtual Account',
    mobile: { name: 'BCA mobile', menu: 'm-BCA › m-Transfer › BCA Virtual Account' },
    internet: { name: 'KlikBCA', menu: 'Transfer Dana › Transfer ke BCA Virtual Account' },
    takes_transfers: false,
  },
  mandiri: {
    short: 'Mandiri',
    atm: 'Bayar/Beli › Lainnya › Multi Payment',
    mobile: { name: 'Livin’ by Mandiri', menu: 'Bayar › Multipayment' },
    internet: { name: 'Mandiri Internet Banking', menu: 'Pembayaran › Multi Payment' },
    asks_company: true,
    takes_transfers: true,
  },
  bri: {
    short: 'BRI',
    atm: 'Transaksi Lain › Pembayaran › Lainnya › BRIVA',
    mobile: { name: 'BRImo', menu: 'BRIVA › Pembayaran Baru' },
    internet: { name: 'Internet Banking BRI', menu: 'Pembayaran › BRIVA' },
    takes_transfers: true,
  },
  bni: {
    short: 'BNI',
    atm: 'Menu Lain › Transfer › Virtual Account Billing',
    mobile: { name: 'wondr by BNI', menu: 'Transfer › Virtual Account' },
    internet: { name: 'BNI Internet Banking', menu: 'Transaksi › Virtual Account Billing' },
    takes_transfers: true,
  },
  permata: {
    short: 'Permata',
    atm: 'Transaksi Lainnya › Pembayaran › Pembayaran Lainnya › Virtual Account',
    mobile: { name: 'PermataMobile X', menu: 'Pembayaran › Virtual Account' },
    internet: { name: 'PermataNet', menu: 'Pembayaran Tagihan › Virtual Account' },
    takes_transfers: true,
  },
  cimb: {
    short: 'CIMB',
    atm: 'Pembayaran › Lanjut › Virtual Account',
    mobile: { name: 'OCTO Mobile', menu: 'Bayar › Virtual Account' },
    internet: { name: 'OCTO Clicks', menu: 'Pembayaran Tagihan › Rekening Virtual' },
    takes_transfers: true,
  },
  danamon: {
    short: 'Danamon',
    atm: 'Pembayaran › Lainnya › Virtual Account',
    mobile: { name: 'D-Bank PRO', menu: 'Pembayaran › Virtual Account' },
    internet: { name: 'Danamon Online Banking', menu: 'Pembayaran › Virtual Account' },
    takes_transfers: true,
  },
}

/** `doku-va-bca` and `yukk-va-bca` are one bank. */
export const bankOf = (method_id: string): Bank | undefined => banks[/^\w+-va-(\w+)$/.exec(method_id)?.[1] ?? '']
