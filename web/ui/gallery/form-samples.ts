export const formSamples = {
  title: 'Formulir',
  buttons: {
    title: 'Tombol',
    book: 'Pesan sekarang',
    save: 'Simpan',
    later: 'Nanti saja',
    cancel: 'Batalkan pesanan',
  },
  pay: 'Bayar Rp 28.500.000',
  busy: 'Sedang diproses',
  reason: 'Lengkapi data paspor semua jemaah sebelum membayar.',
  wishlist: 'Simpan ke favorit',
  share: 'Bagikan',
  fields: 'Data jemaah',
  name: { label: 'Nama lengkap', hint: 'Sama seperti di paspor.', value: 'Siti Nurhaliza Ramadhani' },
  email: {
    label: 'Alamat email',
    error: 'Tulis alamat email yang lengkap, misalnya nama@contoh.id.',
    value: 'siti@',
  },
  phone: { label: 'Nomor WhatsApp', hint: 'Kami kirim jadwal manasik ke nomor ini.', placeholder: '812 3456 7890' },
  password: { label: 'Kata sandi', show: 'Tampilkan kata sandi', hide: 'Sembunyikan kata sandi' },
  notes: {
    label: 'Catatan untuk penyelenggara',
    optional: '(opsional)',
    placeholder: 'Misalnya kebutuhan kursi roda',
  },
  code: { label: 'Kode verifikasi', hint: 'Enam angka yang kami kirim ke +62 812 •••• 7890.' },
  nights: { label: 'Lama menginap', unit: 'malam', value: '9' },
  search: { label: 'Cari paket', placeholder: 'Umrah Ramadan' },
  month: {
    label: 'Bulan keberangkatan',
    placeholder: 'Bulan apa saja',
    groups: [
      {
        label: '2026',
        options: [
          { value: '2026-11', label: 'November 2026' },
          { value: '2026-12', label: 'Desember 2026' },
        ],
      },
      {
        label: '2027',
        options: [
          { value: '2027-01', label: 'Januari 2027' },
          { value: '2027-02', label: 'Februari 2027 (Ramadan)' },
        ],
      },
    ],
  },
  city: {
    label: 'Berangkat dari',
    placeholder: 'Kota atau bandara',
    list: 'Kota keberangkatan',
    clear: 'Hapus pilihan',
    empty: 'Belum ada keberangkatan dari kota itu. Coba kota terdekat.',
    options: [
      { value: 'CGK', label: 'Jakarta', hint: 'Soekarno-Hatta' },
      { value: 'SUB', label: 'Surabaya', hint: 'Juanda' },
      { value: 'KNO', label: 'Medan', hint: 'Kualanamu' },
      { value: 'UPG', label: 'Makassar', hint: 'Sultan Hasanuddin' },
      { value: 'SOC', label: 'Solo', hint: 'Adi Soemarmo' },
      { value: 'BDJ', label: 'Banjarmasin', hint: 'Syamsudin Noor' },
      { value: 'PDG', label: 'Padang', hint: 'Minangkabau' },
    ],
  },
  terms: { label: 'Saya menyetujui syarat perjalanan', hint: 'Termasuk ketentuan pembatalan 45 hari.' },
  promo: { label: 'Kirimi saya kabar promo', error: 'Centang untuk melanjutkan.' },
  room: {
    label: 'Pilihan kamar',
    options: [
      { value: 'quad', label: 'Berempat', hint: 'Empat tempat tidur, satu kamar mandi', aside: 'Rp 28.500.000' },
      { value: 'triple', label: 'Bertiga', hint: 'Tiga tempat tidur', aside: 'Rp 30.200.000' },
      { value: 'double', label: 'Berdua', hint: 'Habis untuk tanggal ini', aside: 'Rp 33.900.000', disabled: true },
    ],
  },
  title_choice: {
    label: 'Sapaan',
    options: [
      { value: 'bapak', label: 'Bapak' },
      { value: 'ibu', label: 'Ibu' },
    ],
  },
  plan: {
    label: 'Cara bayar',
    segments: [
      { value: 'full', label: 'Lunas' },
      { value: 'deposit', label: 'Uang muka' },
      { value: 'saving', label: 'Tabungan' },
    ],
  },
  errors: {
    title: 'Ada 2 hal yang perlu diperbaiki',
    list: [
      { name: 'email', message: 'Alamat email belum lengkap.' },
      { name: 'phone', message: 'Nomor WhatsApp belum diisi.' },
    ],
  },
  upload: {
    label: 'Foto paspor',
    hint: 'JPG, PNG atau PDF, paling besar 5 MB.',
    error: 'Foto terlalu gelap. Unggah foto yang lebih terang.',
    stored: 'ktp-siti.jpg',
    ktp: 'KTP',
    words: {
      choose: 'Pilih berkas',
      drop: 'atau seret ke sini',
      cancel: 'Batalkan pengunggahan',
      remove: 'Hapus berkas',
      state: {
        chosen: 'Siap dikirim',
        sending: 'Mengunggah',
        sent: 'Tersimpan',
        failed: 'Gagal terkirim, coba lagi',
      },
      wrongSize: 'Berkas lebih besar dari 5 MB.',
      wrongType: 'Jenis berkas ini belum bisa dipakai.',
      size: (bytes: number) => `${Math.ceil(bytes / 1024)} KB`,
    },
  },
} as const
