import { messages } from '#core/messages.ts'

/** What a number is called; one without a name here is shown by its key. */
export const ruleNames = messages({
  hold_minutes: { id: 'Menit kursi ditahan', en: 'Minutes a seat is held' },
  first_payment_hours: { id: 'Jam untuk pembayaran pertama', en: 'Hours for the first payment' },
  settlement_days: { id: 'Hari pelunasan sebelum berangkat', en: 'Balance due (days before departure)' },
  due_reminder_first_days: { id: 'Pengingat pertama (hari sebelum)', en: 'First reminder (days before)' },
  due_reminder_second_days: { id: 'Pengingat kedua (hari sebelum)', en: 'Second reminder (days before)' },
  due_reminder_last_days: { id: 'Pengingat terakhir (hari sebelum)', en: 'Last reminder (days before)' },
  unpaid_seats_most: { id: 'Kursi belum dibayar paling banyak', en: 'Maximum unpaid seats' },
  unpaid_orders_most: { id: 'Pesanan belum dibayar paling banyak', en: 'Maximum unpaid orders' },
  unproven_seats_most: { id: 'Kursi akun baru paling banyak', en: 'Maximum seats for a new account' },
  unproven_carts_most: { id: 'Keranjang akun baru paling banyak', en: 'Maximum carts for a new account' },
  holds_of_departure_most: {
    id: 'Berapa kali boleh menahan kursi keberangkatan yang sama tanpa membayar',
    en: 'Times a person may hold the same departure without paying',
  },
  run_out_order_days: {
    id: 'Pesanan yang habis waktunya ikut dihitung (hari)',
    en: 'An expired order counts towards that (days)',
  },
  correction_days: { id: 'Hari koreksi nama', en: 'Days for correcting names' },
  draft_days: { id: 'Hari menyimpan draf', en: 'Days to keep a draft' },
  retention_code_days: { id: 'Simpan kode dan tautan (hari)', en: 'Codes and links stay (days)' },
  retention_session_days: { id: 'Simpan sesi yang berakhir (hari)', en: 'Ended sessions stay (days)' },
  retention_device_days: { id: 'Simpan perangkat yang dicabut (hari)', en: 'Revoked devices stay (days)' },
  retention_search_days: { id: 'Simpan pencarian tamu (hari)', en: 'Guests’ searches stay (days)' },
  retention_seat_news_days: { id: 'Simpan kabar kursi terkirim (hari)', en: 'Answered seat requests stay (days)' },
  retention_seat_request_days: { id: 'Simpan permintaan kursi (hari)', en: 'Seat requests stay (days)' },
  retention_document_days: {
    id: 'Simpan dokumen setelah pulang atau pembiayaan berakhir (hari)',
    en: 'Documents stay after return or the end of financing (days)',
  },
  retention_application_days: {
    id: 'Simpan pendaftaran tanpa konfirmasi dan dokumen pendaftar (hari)',
    en: 'Unconfirmed applications and applicants’ documents stay (days)',
  },
  retention_private_days: {
    id: 'Simpan nama dan kontak umrah privat yang berakhir (hari)',
    en: 'Names and contact of ended private umrahs stay (days)',
  },
  retention_savings_days: {
    id: 'Simpan dokumen tabungan setelah keputusan (hari)',
    en: 'Savings documents stay after the decision (days)',
  },
  retention_bank_notice_years: { id: 'Simpan pesan bank (tahun)', en: 'Messages of banks stay (years)' },
  retention_chat_days: {
    id: 'Simpan chat setelah pesan terakhir (hari)',
    en: 'Chats stay after the last message (days)',
  },
  retention_order_years: { id: 'Simpan data pemesan (tahun)', en: 'Personal data of orders stays (years)' },
  cutoff_days_umrah: { id: 'Batas pesan umrah (hari)', en: 'Umrah cut-off (days)' },
  cutoff_days_hajj: { id: 'Batas pesan haji (hari)', en: 'Hajj cut-off (days)' },
  cutoff_days_tour_domestic: { id: 'Batas pesan wisata domestik (hari)', en: 'Domestic tour cut-off (days)' },
  cutoff_days_tour_international: { id: 'Batas pesan wisata luar negeri (hari)', en: 'Overseas tour cut-off (days)' },
  ready_days: { id: 'Hari persiapan berangkat', en: 'Days to prepare for departure' },
  ready_sold_percent: { id: 'Kursi terjual untuk pasti berangkat (%)', en: 'Seats sold to guarantee departure (%)' },
  infant_below_age: { id: 'Bayi: di bawah umur', en: 'Infant: below the age of' },
  child_below_age: { id: 'Anak: di bawah umur', en: 'Child: below the age of' },
  identity_card_age: { id: 'Umur wajib KTP', en: 'Age for an identity card' },
  passport_months: { id: 'Sisa masa paspor (bulan)', en: 'Passport validity left (months)' },
  guardian_below_age: { id: 'Perlu wali: di bawah umur', en: 'Needs a guardian: below the age of' },
  mahram_below_age: { id: 'Perlu mahram: di bawah umur', en: 'Needs a mahram: below the age of' },
  umrah_reference_price: { id: 'Harga acuan umrah (rupiah)', en: 'Umrah reference price (rupiah)' },
  qris_most: { id: 'Batas QRIS (rupiah)', en: 'QRIS limit (rupiah)' },
  ewallet_most: { id: 'Batas dompet digital (rupiah)', en: 'E-wallet limit (rupiah)' },
  approval_from: { id: 'Perlu orang kedua mulai (rupiah)', en: 'Needs a second person from (rupiah)' },
  account_block_days: {
    id: 'Masa tunggu setelah rekening mitra diganti (hari)',
    en: 'Wait after a partner’s bank account changes (days)',
  },
  gateway_fee_most_percent: { id: 'Biaya penyedia pembayaran paling besar (%)', en: 'Maximum gateway fee (%)' },
  commission_basis_points: {
    id: 'Biaya layanan dari pendapatan mitra (100 = 1%)',
    en: 'Service fee on partner earnings (100 = 1%)',
  },
  payout_least: { id: 'Pembayaran mitra minimum (rupiah)', en: 'Minimum payout (rupiah)' },
  savings_target_above: { id: 'Target tabungan di atas (rupiah)', en: 'Savings target above (rupiah)' },
  applicant_least_income: {
    id: 'Penghasilan pemohon minimum per bulan (rupiah)',
    en: 'Minimum monthly income of an applicant (rupiah)',
  },
  financing_least: { id: 'Pembiayaan paling kecil (rupiah)', en: 'Minimum financing (rupiah)' },
  financing_most: { id: 'Pembiayaan paling besar (rupiah)', en: 'Maximum financing (rupiah)' },
  financing_most_share_percent: { id: 'Pembiayaan paling besar (% harga)', en: 'Maximum financing (% of price)' },
  financing_most_months: { id: 'Tenor paling lama (bulan)', en: 'Longest term (months)' },
  financing_days_before: {
    id: 'Pengajuan pembiayaan paling lambat (hari sebelum berangkat)',
    en: 'Last financing application (days before departure)',
  },
  financing_documents_hours: {
    id: 'Waktu melengkapi pengajuan pembiayaan (jam)',
    en: 'Time to complete a financing application (hours)',
  },
  financing_decision_days: { id: 'Waktu bank memutuskan (hari)', en: 'Time for the bank to decide (days)' },
  financing_resend_hours: {
    id: 'Waktu mengirim ulang dokumen pembiayaan (jam)',
    en: 'Time to send a financing document again (hours)',
  },
  financing_down_payment_hours: {
    id: 'Waktu membayar uang muka pembiayaan (jam)',
    en: 'Time to pay the down payment of a financing (hours)',
  },
  financing_least_age: { id: 'Umur pemohon pembiayaan paling rendah', en: 'Minimum age to apply for financing' },
  financing_reminder_hours: {
    id: 'Pengingat sebelum pengajuan pembiayaan berakhir (jam)',
    en: 'Reminder before a financing application ends (hours)',
  },
  financing_resend_reminder_hours: {
    id: 'Pengingat dokumen yang diminta ulang (jam sebelum berakhir)',
    en: 'Reminder of a document asked for again (hours before the end)',
  },
  souvenir_payment_hours: { id: 'Waktu membayar oleh-oleh (jam)', en: 'Time to pay for souvenirs (hours)' },
  souvenir_process_days: {
    id: 'Waktu toko memproses pesanan (hari kerja)',
    en: 'Time for a store to process an order (working days)',
  },
  souvenir_ship_working_days: {
    id: 'Waktu toko mengirim setelah memproses (hari kerja)',
    en: 'Time for a store to ship after processing (working days)',
  },
  souvenir_answer_days: {
    id: 'Waktu toko menjawab permintaan batal (hari kerja)',
    en: 'Time for a store to answer a wish to cancel (working days)',
  },
  souvenir_complete_days: {
    id: 'Pesanan oleh-oleh selesai sendiri setelah diterima (hari)',
    en: 'A delivered souvenir order completes by itself (days)',
  },
  souvenir_not_arrived_days: {
    id: 'Paket dapat dilaporkan belum sampai setelah dikirim (hari)',
    en: 'A parcel can be reported as not arrived after shipping (days)',
  },
  waybill_unknown_hours: {
    id: 'Resi yang belum dikenal kurir dianggap salah (jam)',
    en: 'A waybill the courier doesn’t know counts as wrong (hours)',
  },
  souvenir_unpaid_most: {
    id: 'Pesanan oleh-oleh belum dibayar paling banyak',
    en: 'Unpaid souvenir orders at most',
  },
  souvenir_unpaid_pieces_most: {
    id: 'Jumlah satu barang belum dibayar paling banyak',
    en: 'Unpaid pieces of one souvenir at most',
  },
  store_holiday_days_most: { id: 'Libur toko paling lama (hari)', en: 'Longest holiday of a store (days)' },
  souvenir_payment_fee: { id: 'Biaya pembayaran oleh-oleh', en: 'Payment fee of souvenirs' },
  souvenir_store_reminder_hours: {
    id: 'Pengingat toko sebelum batas waktu pesanan (jam)',
    en: 'Reminder to a store before an order is due (hours)',
  },
  souvenir_contact_days: {
    id: 'Toko melihat telepon dan alamat pembeli setelah pesanan berakhir (hari)',
    en: 'A store sees the buyer’s phone and address after an order has ended (days)',
  },
  private_most_days_ahead: {
    id: 'Umrah privat dapat direncanakan paling jauh (hari)',
    en: 'Private umrah can be planned ahead at most (days)',
  },
  private_least_nights: {
    id: 'Umrah privat: menginap paling sedikit di setiap kota (malam)',
    en: 'Private umrah: least nights in each city',
  },
  private_most_nights: {
    id: 'Umrah privat: menginap paling lama di setiap kota (malam)',
    en: 'Private umrah: most nights in each city',
  },
  private_child_fare_percent: {
    id: 'Umrah privat: tiket anak (persen dari tiket dewasa)',
    en: 'Private umrah: fare of a child (percent of an adult’s)',
  },
  private_infant_fare_percent: {
    id: 'Umrah privat: tiket bayi (persen dari tiket dewasa)',
    en: 'Private umrah: fare of an infant (percent of an adult’s)',
  },
  private_visa: { id: 'Umrah privat: visa per orang', en: 'Private umrah: visa, each person' },
  private_handling: { id: 'Umrah privat: handling per orang', en: 'Private umrah: handling, each person' },
  private_range_percent: {
    id: 'Umrah privat: rentang perkiraan (persen ke atas dan ke bawah)',
    en: 'Private umrah: range of an estimate (percent up and down)',
  },
  private_offer_days: {
    id: 'Umrah privat: hari menunggu penawaran',
    en: 'Private umrah: days to wait for offers',
  },
  private_offer_hours: {
    id: 'Umrah privat: jam penawaran berlaku',
    en: 'Private umrah: hours an offer is valid',
  },
  private_open_most: {
    id: 'Umrah privat: permintaan terbuka per jamaah, paling banyak',
    en: 'Private umrah: open requests per member, at most',
  },
  private_reminder_hours: {
    id: 'Umrah privat: pengingat sebelum penawaran berakhir (jam)',
    en: 'Private umrah: reminder before an offer ends (hours)',
  },
  attribution_days: {
    id: 'Rekomendasi konsultan berlaku (hari)',
    en: 'A consultant’s recommendation counts (days)',
  },
  chat_idle_days: { id: 'Chat ditutup tanpa pesan (hari)', en: 'A chat without messages is closed (days)' },
  chat_away_minutes: {
    id: 'Chat: email setelah pesan tidak dibaca (menit)',
    en: 'Chat: mail after a message was not read (minutes)',
  },
  financing_least_years_employed: { id: 'Lama bekerja paling sedikit (tahun)', en: 'Minimum years employed' },
})
