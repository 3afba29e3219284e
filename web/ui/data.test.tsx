import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Avatar, initials } from './avatar.tsx'
import { Countdown } from './countdown.tsx'
import { Picture } from './picture.tsx'
import { Progress } from './progress.tsx'
import { BusyRegion, SkeletonCard } from './skeleton.tsx'
import { Table } from './table.tsx'
import { timeLeft } from './time-left.ts'
import { Timeline } from './timeline.tsx'
import { Upload } from './upload.tsx'
import { uploadProblem } from './upload-check.ts'
import { carouselPlace } from './use-carousel.ts'

test('a table names itself, its rows and every value in its stacked form', () => {
  type Row = { code: string; total: string }
  const html = renderToStaticMarkup(
    <Table<Row>
      caption="Pesanan"
      columns={[
        { key: 'code', header: 'Kode', cell: (row) => row.code, isRowHeader: true },
        {
          key: 'total',
          header: 'Jumlah',
          cell: (row) => row.total,
          sort: { href: '?sort=total', direction: 'descending' },
        },
      ]}
      rows={[{ code: 'RHL-1', total: 'Rp 1' }]}
      rowKey={(row) => row.code}
    />,
  )
  expect(html).toMatch(/<caption[^>]*>Pesanan/)
  expect(html).toContain('scope="row" data-label="Kode"')
  expect(html).toContain('aria-sort="descending"')
  expect(html).toContain('href="?sort=total"')
})

test('a timeline is a list of steps, each with its moment for people and machines, and a note where it has one', () => {
  const html = renderToStaticMarkup(
    <Timeline
      steps={[
        {
          key: '2',
          at: '2026-11-17T03:00:00Z',
          when: '17 November',
          text: 'Dibatalkan',
          note: 'Maskapai membatalkan',
          by: 'Mitra Uji',
        },
        { key: '1', at: '2026-11-16T03:00:00Z', when: '16 November', text: 'Pesanan dibuat' },
      ]}
    />,
  )
  expect(html.match(/<li/g)).toHaveLength(2)
  expect(html).toMatch(
    /Dibatalkan<\/p><p[^>]*>Maskapai membatalkan<\/p><p[^>]*><time dateTime="2026-11-17T03:00:00Z">17 November<\/time> · Mitra Uji<\/p>/,
  )
  expect(html).toMatch(/Pesanan dibuat<\/p><p[^>]*><time dateTime="2026-11-16T03:00:00Z">16 November<\/time><\/p>/)
})

test('a picture offers one format in every width, a single file to browsers without it, and keeps its place', () => {
  const src = (width: number, format: string) => `/p/${width}.${format}`
  const html = renderToStaticMarkup(
    <Picture src={src} widths={[320, 640]} sizes="100vw" width={4} height={3} alt="Kubah hijau" />,
  )
  expect(html).toContain('srcSet="/p/320.avif 320w, /p/640.avif 640w"')
  expect(html.match(/<source /g)).toHaveLength(1)
  expect(html).toContain('src="/p/640.webp"')
  expect(html).toMatch(/width="4" height="3" loading="lazy"/)
})

test('a picture waits in its own colour, and in that of the styles where none is known', () => {
  const shown = (colour: string | null) =>
    renderToStaticMarkup(
      <Picture src={() => '/p'} widths={[320]} sizes="1px" width={4} height={3} alt="" colour={colour} />,
    )
  expect(shown('#112233')).toContain('style="background-color:#112233"')
  expect(shown(null)).not.toContain('style=')
})

test('the time left is counted in whole seconds and ends at nothing', () => {
  expect(timeLeft(15 * 60_000).clock).toBe('15:00')
  expect(timeLeft(61_001).clock).toBe('01:02')
  expect(timeLeft(3_600_000).clock).toBe('1:00:00')
  expect(timeLeft(-5)).toMatchObject({ isOver: true, clock: '00:00' })
})

test('a countdown starts from the clock of the server', () => {
  const html = renderToStaticMarkup(
    <Countdown end={90_000} now={0}>
      {(left) => left.clock}
    </Countdown>,
  )
  expect(html).toMatch(/role="timer"[^>]*>01:30</)
})

test('an upload is a plain file input before scripts', () => {
  const text = { chosen: 'Siap', sending: 'Mengunggah', sent: 'Tersimpan', failed: 'Gagal' }
  const wrong = { wrongSize: 'Terlalu besar', wrongType: 'Jenis lain', size: String }
  const uploadWords = { choose: 'Pilih', drop: 'atau seret', cancel: 'Batal', remove: 'Hapus', state: text, ...wrong }
  const html = renderToStaticMarkup(
    <Upload name="passport" label="Paspor" words={uploadWords} error="Buram" accept="image/*" />,
  )
  const input = html.match(/<input[^>]*>/)?.[0]
  const parts = ['id="field-passport"', 'type="file"', 'name="passport"', 'accept="image/*"', 'aria-invalid="true"']
  for (const part of parts) expect(input).toContain(part)
  expect(html).toContain('aria-describedby="field-passport-error"')
  expect(html).toMatch(/>Pilih <span class="hidden \[@media_\(hover:hover\)_and_\(pointer:fine\)\]:inline">atau seret</)
})

test('a file of another kind or too large is refused before it is sent', () => {
  const rules = { accept: 'image/*, .pdf', maxBytes: 100 }
  expect(uploadProblem({ name: 'a.PDF', type: '', size: 100 }, rules)).toBeNull()
  expect(uploadProblem({ name: 'a.png', type: 'image/png', size: 101 }, rules)).toBe('size')
  expect(uploadProblem({ name: 'a.doc', type: 'application/msword', size: 1 }, rules)).toBe('type')
})

test('a carousel knows its ends in both directions of writing', () => {
  const row = { scrollWidth: 3000, clientWidth: 1000 }
  expect(carouselPlace({ ...row, scrollLeft: 0 })).toEqual({ isAtStart: true, isAtEnd: false, page: 0, pages: 3 })
  expect(carouselPlace({ ...row, scrollLeft: -2000 })).toEqual({ isAtStart: false, isAtEnd: true, page: 2, pages: 3 })
})

test('what is on its way is said once, and its grey shapes are silent', () => {
  const html = renderToStaticMarkup(
    <BusyRegion label="Memuat paket">
      <SkeletonCard />
    </BusyRegion>,
  )
  expect(html).toMatch(/^<div role="status" aria-busy="true"/)
  expect(html).toContain('<div aria-hidden="true"')
})

test('progress never runs past its bar', () => {
  expect(renderToStaticMarkup(<Progress label="Dokumen" value={9} max={5} />)).toContain('inline-size:100%')
})

test('a person without a photo has initials', () => {
  expect(initials('Siti Nurhaliza Ramadhani')).toBe('SR')
  expect(initials(' bilal ')).toBe('B')
})

test('banks are told apart by what only one of them is called', () => {
  const names = ['Bank Nuraga Syariah', 'Bank Amanina Syariah', 'Bank Lumbung Hasanah Syariah', 'BPRS Bina Mabrura']
  expect(names.map(initials)).toEqual(['NU', 'AM', 'LH', 'BM'])
  expect(initials('Bank Syariah')).toBe('BS')
  expect(renderToStaticMarkup(<Avatar name="Bilal" label="Bilal" />)).toContain('role="img" aria-label="Bilal"')
})
