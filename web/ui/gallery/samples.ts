import { formSamples } from './form-samples.ts'
export const samples = {
  title: 'Pustaka antarmuka',
  intro: 'Semua bagian yang dipakai halaman Rihla, dengan isi contoh perjalanan umrah.',
  forms: formSamples,
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
    carousel: { label: 'Paket pilihan', previous: 'Geser ke awal', next: 'Geser ke akhir' },
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
