/** The same for souvenirs and private umrah. */
export const shopSources = {
  souvenir_payment_hours: {
    id: 'Rihla: lama stok oleh-oleh ditahan sampai dibayar',
    en: 'Rihla: how long pieces of an unpaid souvenir order are put aside',
  },
  souvenir_process_days: {
    id: 'Rihla: toko yang diam selama ini membatalkan pesanannya',
    en: 'Rihla: a store that stays silent for so long loses the order',
  },
  souvenir_ship_working_days: {
    id: 'Rihla: pesanan yang diproses tetapi tidak dikirim selama ini dibatalkan',
    en: 'Rihla: an order that is processed but not shipped for so long is cancelled',
  },
  souvenir_answer_days: {
    id: 'Rihla: permintaan batal yang tidak dijawab selama ini dikabulkan',
    en: 'Rihla: a wish to cancel that is not answered for so long is granted',
  },
  souvenir_complete_days: {
    id: 'Rihla: waktu memeriksa isi paket sebelum pesanan selesai',
    en: 'Rihla: time to check a parcel before its order completes',
  },
  souvenir_not_arrived_days: {
    id: 'Rihla: waktu wajar bagi kurir sebelum paket dilaporkan belum sampai',
    en: 'Rihla: a fair time for couriers before a parcel is reported as not arrived',
  },
  waybill_unknown_hours: {
    id: 'Rihla: kurir memindai paket paling lambat sehari setelah menerimanya',
    en: 'Rihla: couriers scan a parcel within a day of receiving it',
  },
  souvenir_unpaid_most: {
    id: 'Rihla: supaya stok tidak ditahan tanpa dibayar',
    en: 'Rihla: so that nobody keeps stock from others without paying',
  },
  souvenir_unpaid_pieces_most: {
    id: 'Rihla: jumlah satu pilihan barang yang boleh ditahan satu pembeli tanpa membayar',
    en: 'Rihla: pieces of one variant that one buyer may hold without paying',
  },
  store_holiday_days_most: {
    id: 'Rihla: hari libur menunda batas waktu toko, jadi tidak boleh tanpa akhir',
    en: 'Rihla: a holiday puts off a store’s clock, so it has an end in sight',
  },
  souvenir_payment_fee: {
    id: 'Rihla: pembeli tidak dikenai biaya pembayaran',
    en: 'Rihla: buyers pay no payment fee',
  },
  souvenir_store_reminder_hours: {
    id: 'Rihla: toko diingatkan pada pagi hari kerja terakhir',
    en: 'Rihla: a store is reminded on the morning of its last working day',
  },
  souvenir_contact_days: {
    id: 'Rihla: data pribadi disimpan toko hanya selama diperlukan (UU PDP)',
    en: 'Rihla: a store sees personal data only as long as it needs it (Indonesia’s PDP law)',
  },
  private_most_days_ahead: {
    id: 'Maskapai: tiket dijual sekitar sebelas bulan di muka',
    en: 'Airlines: seats are sold about eleven months ahead',
  },
  private_least_nights: {
    id: 'Rihla: waktu paling singkat untuk beribadah dan beristirahat di satu kota',
    en: 'Rihla: the shortest time to worship and rest in a city',
  },
  private_most_nights: {
    id: 'Rihla: agar kedua kota muat dalam masa berlaku visa',
    en: 'Rihla: so that both cities fit into the time a visa is valid',
  },
  private_child_fare_percent: {
    id: 'Maskapai: tarif anak yang lazim',
    en: 'Airlines: the usual fare of a child',
  },
  private_infant_fare_percent: {
    id: 'Maskapai: tarif bayi di pangkuan yang lazim',
    en: 'Airlines: the usual fare of an infant on a lap',
  },
  private_visa: {
    id: 'Travel mitra: visa umrah dengan asuransi',
    en: 'Partner agencies: an umrah visa with insurance',
  },
  private_handling: {
    id: 'Travel mitra: handling bandara dan pendampingan',
    en: 'Partner agencies: airport handling and assistance',
  },
  private_range_percent: {
    id: 'Rihla: sejauh ini penawaran biasanya berbeda dari perkiraan',
    en: 'Rihla: how far offers usually are from an estimate',
  },
  private_offer_days: {
    id: 'Rihla: permintaan menunggu penawaran satu pekan',
    en: 'Rihla: a request waits a week for offers',
  },
  private_offer_hours: {
    id: 'Rihla: keluarga punya tiga hari untuk menimbang penawaran',
    en: 'Rihla: a family has three days to consider an offer',
  },
  private_open_most: {
    id: 'Rihla: agar travel hanya menghitung rencana yang sungguh diinginkan',
    en: 'Rihla: so that agencies only price plans that are meant',
  },
  private_reminder_hours: {
    id: 'Rihla: waktu untuk memutuskan sebelum penawaran berakhir',
    en: 'Rihla: time to decide before an offer ends',
  },
  attribution_days: {
    id: 'Rihla: rekomendasi berlaku satu bulan setelah tautan dibuka',
    en: 'Rihla: a recommendation counts for a month after its link was opened',
  },
  chat_idle_days: {
    id: 'Rihla: percakapan yang selesai tidak menunggu jawaban lagi',
    en: 'Rihla: a conversation that is over waits for no answer any more',
  },
  chat_away_minutes: {
    id: 'Rihla: waktu untuk membaca di situs sebelum email dikirim',
    en: 'Rihla: time to read it on the site before a mail is sent',
  },
  retention_chat_days: {
    id: 'Kebijakan privasi Rihla: percakapan dengan konsultan, dua tahun setelah pesan terakhir',
    en: 'Rihla privacy policy: conversations with consultants, two years after the last message',
  },
} as const
