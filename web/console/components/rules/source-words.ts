import { messages } from '#core/messages.ts'
import { shopSources } from './source-words-shop.ts'

/** Where the first value of each number comes from. The English is what the database was filled with, letter by letter. */
export const firstSources = messages({
  hold_minutes: {
    id: 'Rihla: kursi di keranjang ditahan setengah jam',
    en: 'Rihla: seats of a cart are held for half an hour',
  },
  first_payment_hours: {
    id: 'Rihla: tagihan pertama jatuh tempo sehari setelah pemesanan, dan kursinya ditahan sampai saat itu',
    en: 'Rihla: the first invoice is due a day after checkout, its seats are held until then',
  },
  settlement_days: {
    id: 'Rihla: sisanya jatuh tempo 45 hari sebelum berangkat; lebih dekat dari itu hanya bayar penuh',
    en: 'Rihla: the rest is due 45 days before departure; nearer than that only full payment is offered',
  },
  unpaid_seats_most: {
    id: 'Rihla: kursi belum dibayar yang boleh ditahan satu jamaah atau satu nomor HP, di keranjang dan pesanan',
    en: 'Rihla: seats one member or one phone may hold unpaid, over carts and orders',
  },
  unpaid_orders_most: {
    id: 'Rihla: keranjang dan pesanan belum dibayar untuk satu jamaah atau satu nomor HP',
    en: 'Rihla: carts and orders one member or one phone may hold unpaid',
  },
  correction_days: {
    id: 'Rihla: nama dikirim ke maskapai dan kementerian tiga minggu sebelum berangkat',
    en: 'Rihla: names are sent to airline and ministry three weeks before departure',
  },
  cutoff_days_umrah: {
    id: 'Rihla: visa umrah perlu sampai dua minggu; mitra boleh menetapkan sendiri',
    en: 'Rihla: visas of umrah take up to two weeks; a partner may set its own',
  },
  cutoff_days_hajj: {
    id: 'Rihla: sama seperti umrah; mitra boleh menetapkan sendiri',
    en: 'Rihla: as for umrah; a partner may set its own',
  },
  cutoff_days_tour_domestic: {
    id: 'Rihla: tiket dalam negeri; mitra boleh menetapkan sendiri',
    en: 'Rihla: tickets within the country; a partner may set its own',
  },
  cutoff_days_tour_international: {
    id: 'Rihla: tiket dan visa elektronik ke luar negeri; mitra boleh menetapkan sendiri',
    en: 'Rihla: tickets and electronic visas abroad; a partner may set its own',
  },
  ready_days: {
    id: 'Rihla: siap berangkat berarti dalam sekian hari lagi',
    en: 'Rihla: ready to depart means within this many days',
  },
  ready_sold_percent: {
    id: 'Rihla: siap berangkat berarti paling sedikit sekian persen kursi terjual',
    en: 'Rihla: ready to depart means at least this share of the seats is sold',
  },
  infant_below_age: {
    id: 'IATA: bayi berusia di bawah dua tahun pada hari pulang',
    en: 'IATA: an infant is under two on the day of the return',
  },
  child_below_age: {
    id: 'IATA: anak berusia di bawah dua belas tahun pada hari pulang',
    en: 'IATA: a child is under twelve on the day of the return',
  },
  identity_card_age: {
    id: 'UU 24/2013: yang sudah berusia tujuh belas tahun memiliki KTP',
    en: 'UU 24/2013: whoever is seventeen has an identity card',
  },
  passport_months: {
    id: 'Arab Saudi dan kebanyakan negara: paspor berlaku enam bulan sejak hari berangkat',
    en: 'Saudi Arabia and most countries: a passport is valid six months past the departure',
  },
  guardian_below_age: {
    id: 'Arab Saudi: anak di bawah umur berangkat bersama wali',
    en: 'Saudi Arabia: a minor travels with a guardian',
  },
  mahram_below_age: {
    id: 'Arab Saudi: hubungan perempuan di bawah usia ini dengan mahramnya dicatat',
    en: 'Saudi Arabia: the relation of a woman under this age to her mahram is recorded',
  },
  qris_most: {
    id: 'Bank Indonesia: Rp. 10 juta untuk setiap pembayaran QRIS',
    en: 'Bank Indonesia: Rp 10 million for each QRIS payment',
  },
  ewallet_most: {
    id: 'PBI 23/6/PBI/2021: dompet terdaftar menyimpan paling banyak Rp. 20 juta',
    en: 'PBI 23/6/PBI/2021: a registered wallet holds Rp 20 million at most',
  },
  savings_target_above: {
    id: 'Rihla: target tabungan lebih dari ini',
    en: 'Rihla: a savings plan is for more than this',
  },
  applicant_least_income: {
    id: 'Bank mitra: penghasilan paling rendah pemohon tabungan atau pembiayaan dalam sebulan',
    en: 'Partner banks: the least that an applicant for savings or financing earns in a month',
  },
  financing_least: { id: 'Bank mitra: pembiayaan paling kecil', en: 'Partner banks: the least that is financed' },
  financing_most: { id: 'Bank mitra: pembiayaan paling besar', en: 'Partner banks: the most that is financed' },
  financing_most_share_percent: {
    id: 'Bank mitra: bagian harga terbesar yang dibiayai',
    en: 'Partner banks: the most of the price that is financed',
  },
  financing_most_months: {
    id: 'Bank mitra: jangka pembiayaan terlama',
    en: 'Partner banks: the longest a financing runs',
  },
  financing_least_years_employed: {
    id: 'Bank mitra: lama bekerja di tempat kerja sekarang',
    en: 'Partner banks: years at the present employer',
  },
  holds_of_departure_most: {
    id: 'Rihla: berapa kali dalam 24 jam satu jamaah atau satu nomor HP boleh membiarkan kursi satu keberangkatan habis waktunya',
    en: 'Rihla: how often in 24 hours one member or one phone may let seats of one departure run out',
  },
  due_reminder_first_days: {
    id: 'Rihla: pengingat pertama tagihan, hari sebelum jatuh tempo',
    en: 'Rihla: the first reminder of an invoice, days before it is due',
  },
  due_reminder_second_days: {
    id: 'Rihla: pengingat kedua tagihan, hari sebelum jatuh tempo',
    en: 'Rihla: the second reminder of an invoice, days before it is due',
  },
  due_reminder_last_days: {
    id: 'Rihla: pengingat terakhir tagihan, hari sebelum jatuh tempo',
    en: 'Rihla: the last reminder of an invoice, days before it is due',
  },
  run_out_order_days: {
    id: 'Rihla: pesanan yang habis waktunya tanpa dibayar dihitung sekian hari di keberangkatannya',
    en: 'Rihla: an order that ran out unpaid counts for so many days among the holds of its departure',
  },
  unproven_seats_most: {
    id: 'Rihla: kursi untuk akun yang nomor HP-nya belum dibuktikan, di keranjang dan pesanan',
    en: 'Rihla: seats a member who has proved no phone may hold, over carts and orders',
  },
  unproven_carts_most: {
    id: 'Rihla: keranjang sekaligus untuk akun yang nomor HP-nya belum dibuktikan',
    en: 'Rihla: carts a member who has proved no phone may have at once',
  },
  approval_from: {
    id: 'Rihla: mulai jumlah ini, uang keluar hanya dengan persetujuan orang kedua',
    en: 'Rihla: from this amount on, money leaves only when a second person approves',
  },
  payout_least: {
    id: 'Rihla: kurang dari ini belum sepadan dengan biaya transfer, dan menunggu',
    en: 'Rihla: less than this is not worth a transfer, and waits',
  },
  draft_days: {
    id: 'Rihla: lama menyimpan formulir yang belum dikirim sejak perubahan terakhirnya',
    en: 'Rihla: how long a form that was begun and not sent is kept after its last change',
  },
  umrah_reference_price: {
    id: 'Kementerian Agama: harga acuan umrah per April 2024; di bawah itu penyelenggara melaporkan alasannya',
    en: 'Ministry of Religious Affairs: reference price of an umrah as of April 2024; below it the organiser reports why',
  },
  retention_code_days: {
    id: 'Kebijakan privasi Rihla: kode verifikasi, pendaftaran, dan tautan kata sandi',
    en: 'Rihla privacy policy: verification codes, registrations and password links',
  },
  retention_session_days: {
    id: 'Kebijakan privasi Rihla: alamat IP dan browser setelah sesi berakhir',
    en: 'Rihla privacy policy: IP address and browser after a session has ended',
  },
  retention_device_days: {
    id: 'Kebijakan privasi Rihla: perangkat yang kuncinya dicabut',
    en: 'Rihla privacy policy: devices whose key was revoked',
  },
  retention_search_days: {
    id: 'Kebijakan privasi Rihla: pencarian terakhir tamu',
    en: 'Rihla privacy policy: recent searches of guests',
  },
  retention_seat_news_days: {
    id: 'Kebijakan privasi Rihla: permintaan kabar kursi, setelah kabarnya dikirim',
    en: 'Rihla privacy policy: requests for news of seats, after the news was sent',
  },
  retention_seat_request_days: {
    id: 'Kebijakan privasi Rihla: permintaan kabar kursi, paling lama',
    en: 'Rihla privacy policy: requests for news of seats, at most',
  },
  retention_document_days: {
    id: 'Kebijakan privasi Rihla: dokumen perjalanan setelah tanggal pulang',
    en: 'Rihla privacy policy: travel documents after the return date',
  },
  retention_application_days: {
    id: 'Kebijakan privasi Rihla: pendaftaran mitra yang emailnya belum dikonfirmasi',
    en: 'Rihla privacy policy: partner applications whose email is not confirmed',
  },
  retention_private_days: {
    id: 'Kebijakan privasi Rihla: nama jamaah dan kontak di permintaan umrah privat setelah berakhir',
    en: 'Rihla privacy policy: names and contact of private umrah requests after their end',
  },
  retention_savings_days: {
    id: 'Kebijakan privasi Rihla: dokumen pengajuan tabungan setelah keputusan bank atau berakhirnya tabungan',
    en: 'Rihla privacy policy: documents of a savings application after the bank’s decision or the end of the plan',
  },
  retention_order_years: {
    id: 'UU 8/1997 pasal 11: dokumen perusahaan disimpan sepuluh tahun',
    en: 'UU 8/1997 article 11: company records for ten years',
  },
  retention_bank_notice_years: {
    id: 'SNAP Bank Indonesia: catatan transaksi disimpan sepuluh tahun',
    en: 'SNAP of Bank Indonesia: records of transactions for ten years',
  },
  account_block_days: {
    id: 'Rihla: hari bagi pemilik untuk menyatakan bahwa rekening baru bukan miliknya',
    en: 'Rihla: days in which an owner can say that a new bank account is not theirs',
  },
  gateway_fee_most_percent: {
    id: 'Rihla: gerbang pembayaran yang memotong lebih dari ini dimintai penjelasan',
    en: 'Rihla: a gateway that keeps more than this of a payment is asked why',
  },
  commission_basis_points: {
    id: 'Rihla: belum ada biaya layanan bagi mitra',
    en: 'Rihla: partners pay no service fee yet',
  },
  financing_days_before: {
    id: 'Bank mitra: hari terakhir pengajuan sebelum berangkat',
    en: 'Partner banks: the last day of an application, before a departure',
  },
  financing_documents_hours: {
    id: 'Rihla: lama kursi ditahan selagi identitas dan dokumen pembiayaan dilengkapi',
    en: 'Rihla: how long seats are held while identity and documents of a financing are completed',
  },
  financing_decision_days: {
    id: 'Bank mitra: lama kursi ditahan sampai bank memutuskan',
    en: 'Partner banks: how long seats are held until the bank decides',
  },
  financing_resend_hours: {
    id: 'Rihla: waktu mengirim ulang dokumen yang diminta bank',
    en: 'Rihla: how long a document that the bank asks for again may take',
  },
  financing_down_payment_hours: {
    id: 'Rihla: lama kursi ditahan sampai uang muka dibayar',
    en: 'Rihla: how long seats are held until the down payment is paid',
  },
  financing_least_age: {
    id: 'UU 2/2014 pasal 39: penanda tangan akad berumur paling rendah 18 tahun; bank boleh meminta lebih',
    en: 'UU 2/2014 article 39: who signs a contract is 18 at least; a bank may ask for more',
  },
  financing_reminder_hours: {
    id: 'Rihla: pengingat sebelum pengajuan pembiayaan yang belum selesai berakhir',
    en: 'Rihla: how long before its end an unfinished financing application is reminded of',
  },
  financing_resend_reminder_hours: {
    id: 'Rihla: pengingat sebelum habis waktu dokumen yang diminta bank lagi',
    en: 'Rihla: how long before the end a document that the bank asked for again is reminded of',
  },
  ...shopSources,
})
