export const samples = {
  title: 'Pustaka antarmuka',
  intro: 'Semua bagian yang dipakai halaman Rihla, dengan isi contoh perjalanan umrah.',
  forms: {
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
    birth: { label: 'Tanggal lahir', min: '1926-01-01', max: '2026-01-01' },
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
        choose: 'Pilih berkas atau letakkan di sini',
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
      },
    },
  },
  popups: {
    title: 'Jendela dan menu',
    close: 'Tutup',
    dialog: {
      open: 'Batalkan pesanan',
      title: 'Batalkan pesanan ini?',
      text: 'Kursi untuk 4 jemaah pada 12 Januari 2027 akan dilepas. Uang muka dikembalikan penuh sampai 28 November 2026.',
      keep: 'Tetap simpan',
      confirm: 'Ya, batalkan',
    },
    sheet: {
      open: 'Saring hasil',
      title: 'Saring paket',
      apply: 'Lihat 24 paket',
      filters: [
        'Umrah Ramadan',
        'Penerbangan langsung',
        'Hotel bintang 5',
        'Jalan kaki ke Masjidil Haram',
        'Bisa dicicil',
      ],
    },
    menu: { trigger: 'Akun saya', items: ['Pesanan', 'Tabungan umrah', 'Favorit'], leave: 'Keluar' },
    toast: {
      region: 'Pemberitahuan',
      shows: ['Tampilkan berhasil', 'Tampilkan peringatan', 'Tampilkan gagal'],
      success: 'Pesanan tersimpan. Tagihan kami kirim ke email.',
      warning: 'Sisa 3 kursi untuk tanggal ini.',
      error: 'Pembayaran belum berhasil. Saldo tidak berkurang.',
    },
  },
  feedback: {
    title: 'Umpan balik',
    alerts: [
      { tone: 'info', title: 'Manasik dimulai 3 Januari', text: 'Undangan lengkap dikirim ke WhatsApp Anda.' },
      { tone: 'success', title: 'Pembayaran diterima', text: 'Rp 5.000.000 pada Minggu, 15 November 2026.' },
      { tone: 'warning', title: 'Paspor hampir habis masa berlakunya', text: 'Perlu berlaku sampai 12 Juli 2027.' },
      { tone: 'danger', title: 'Visa ditolak', text: 'Hubungi penyelenggara untuk langkah berikutnya.' },
    ],
    call: 'Hubungi',
    badges: ['Tersedia', 'Sisa 3 kursi', 'Penuh', 'Berizin PPIU', 'Bintang 5', 'Draf'],
    loading: 'Memuat paket',
    progress: { label: 'Kelengkapan dokumen', text: '3 dari 5 dokumen' },
    people: ['Siti Nurhaliza Ramadhani', 'Ahmad Fauzi', 'Bilal'],
    hold: (clock: string) => `Kursi disimpan untuk Anda ${clock} lagi`,
    holdOver: 'Waktu penyimpanan kursi habis',
    empty: {
      title: 'Belum ada paket untuk tanggal itu',
      text: 'Coba bulan lain, atau biarkan kami memberi tahu begitu ada kursi yang dibuka.',
      action: 'Lihat semua tanggal',
      second: 'Beri tahu saya',
    },
  },
  navigation: {
    title: 'Navigasi',
    crumbs: { label: 'Jejak halaman', list: ['Beranda', 'Umrah', 'Paket Ramadan 9 Hari'] },
    tabs: {
      label: 'Isi paket',
      list: [
        { id: 'agenda', label: 'Agenda', content: 'Hari 1: berkumpul di Soekarno-Hatta, terbang langsung ke Madinah.' },
        { id: 'hotel', label: 'Hotel', content: 'Madinah: 4 malam, 3 menit jalan kaki ke Masjid Nabawi.' },
        {
          id: 'biaya',
          label: 'Termasuk biaya',
          content: 'Tiket pulang pergi, visa, hotel, makan tiga kali sehari, pembimbing.',
        },
      ],
    },
    links: { label: 'Jenis perjalanan', list: ['Umrah', 'Haji khusus', 'Tur halal', 'Oleh-oleh'] },
    steps: {
      label: 'Langkah pemesanan',
      done: '(selesai)',
      list: [
        { label: 'Pilih tanggal', hint: '12 Januari 2027' },
        { label: 'Data jemaah', hint: '2 dari 4 terisi' },
        { label: 'Pembayaran' },
      ],
    },
    pages: {
      label: 'Halaman hasil',
      words: { previous: 'Sebelumnya', next: 'Berikutnya', page: (page: number) => `Halaman ${page}` },
    },
    questions: [
      {
        id: 'q1',
        title: 'Kapan visa umrah keluar?',
        content: 'Biasanya 7 hari kerja setelah dokumen lengkap.',
        isOpen: true,
      },
      {
        id: 'q2',
        title: 'Apakah lansia didampingi?',
        content: 'Ya, ada pendamping dan kursi roda di setiap rombongan.',
      },
      {
        id: 'q3',
        title: 'Bagaimana kalau batal berangkat?',
        content: 'Sampai 45 hari sebelum berangkat uang muka kembali penuh.',
      },
    ],
    more: 'Syarat perjalanan selengkapnya',
  },
  data: {
    title: 'Kartu dan data',
    shelf: { label: 'Paket pilihan', previous: 'Geser ke awal', next: 'Geser ke akhir' },
    packages: [
      { name: 'Umrah Ramadan 12 Hari', partner: 'An-Nur Tour', price: 'Rp 38.900.000', badge: 'Sisa 6 kursi' },
      { name: 'Umrah Keluarga 9 Hari', partner: 'Safa Wisata', price: 'Rp 28.500.000', badge: 'Tersedia' },
      { name: 'Umrah plus Turki 13 Hari', partner: 'Rihlah Barokah', price: 'Rp 42.750.000', badge: 'Tersedia' },
      { name: 'Umrah Syawal 10 Hari', partner: 'Madinah Travel', price: 'Rp 31.200.000', badge: 'Sisa 2 kursi' },
      { name: 'Umrah Lansia 9 Hari', partner: 'An-Nur Tour', price: 'Rp 33.400.000', badge: 'Tersedia' },
    ],
    perPerson: 'per orang',
    pictureAlt: 'Kubah hijau Masjid Nabawi saat senja',
    table: {
      caption: 'Pesanan terbaru',
      headers: { code: 'Kode', pilgrim: 'Jemaah', departure: 'Berangkat', status: 'Status', total: 'Jumlah' },
      rows: [
        {
          code: 'RHL-2K7Q',
          pilgrim: 'Siti Nurhaliza',
          departure: 'Sel, 12 Jan 2027',
          status: 'Lunas',
          total: 'Rp 114.000.000',
        },
        {
          code: 'RHL-9TXM',
          pilgrim: 'Ahmad Fauzi',
          departure: 'Kam, 14 Jan 2027',
          status: 'Menunggu',
          total: 'Rp 57.000.000',
        },
        {
          code: 'RHL-4ABC',
          pilgrim: 'Bilal Hakim',
          departure: 'Sab, 6 Feb 2027',
          status: 'Lunas',
          total: 'Rp 38.900.000',
        },
      ],
    },
  },
} as const

export type Samples = typeof samples
