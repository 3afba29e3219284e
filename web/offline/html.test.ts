import { expect, test } from 'vitest'
import { assetsIn, nameOf, picturesIn, scriptless, stamped, titleOf, whenCut, withSaved } from './html.ts'

test('a page, a script and a style each name the files they need', () => {
  const page =
    '<link rel="modulepreload" href="/assets/shell-C9Nhxps5.js"/><link rel="stylesheet" href="/assets/shell-BB-j3xx4.css#"/><use href="/assets/sprite-D2x_9aQf.svg#House"></use>'
  expect(assetsIn('', page)).toEqual([
    '/assets/shell-C9Nhxps5.js',
    '/assets/shell-BB-j3xx4.css',
    '/assets/sprite-D2x_9aQf.svg',
  ])
  const script =
    'import{a}from"./framework-BBbKk5z4.js";m.f=["assets/toast-0clg73Id.js"];import(`./dialog-DypIbq0q.js`)'
  expect(assetsIn('/assets/shell-C9Nhxps5.js', script)).toEqual([
    '/assets/framework-BBbKk5z4.js',
    '/assets/toast-0clg73Id.js',
    '/assets/dialog-DypIbq0q.js',
  ])
  const style =
    'src:url(/assets/jakarta-latin-wght-eXO_dkmS.woff2);src:url(/assets/jakarta-cyrillic-ext-wght-lLTsRRxN.woff2)'
  expect(assetsIn('/assets/shell.css', style)).toEqual(['/assets/jakarta-latin-wght-eXO_dkmS.woff2'])
})

test('the list of routes, which names every page, is not followed', () => {
  expect(assetsIn('/assets/manifest-9227fd03.js', '"module":"/assets/page-0yGYiltX.js"')).toEqual([])
})

test('one size of each picture is found', () => {
  const html =
    '<img alt="" src="/pictures/a/640.jpeg" srcset="/pictures/a/320.avif"><img src="/pictures/a/640.jpeg"><img src="/og/a.png">'
  expect(picturesIn(html)).toEqual(['/pictures/a/640.jpeg'])
})

test('a title is read without the brand, a copy says when it was made', () => {
  expect(titleOf('<title>Doa &amp; dzikir · Rihla</title>')).toBe('Doa &amp; dzikir')
  expect(titleOf('<p>none</p>')).toBe('')
  const at = new Date('2026-11-15T02:00:00Z')
  expect(stamped('<!DOCTYPE html><html lang="id">', at)).toBe(
    '<!DOCTYPE html><html data-copy="2026-11-15T02:00:00.000Z" lang="id">',
  )
})

test('a page without its scripts keeps its words and its styles', () => {
  const html =
    '<link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/a.css"/><p>kata</p><script nonce="x">a()</script><script type="module">import "/assets/a.js";</script>'
  expect(scriptless(html)).toBe('<link rel="stylesheet" href="/assets/a.css"/><p>kata</p>')
})

const list =
  '<div hidden="" data-when-cut=""><p>putus</p></div><p data-saved-none="" class="m">kosong</p>' +
  '<section hidden="" data-saved="doa" class="s"><h3>Doa</h3><ul class="u"></ul></section>' +
  '<section hidden="" data-saved="quran" class="s"><h3>Quran</h3><ul class="u"></ul></section>'

test('what is kept is listed by its kind, and a kind with nothing stays hidden', () => {
  const filled = withSaved(list, [{ group: 'doa', href: '/doa?a=1&b="2"', title: 'Doa &amp; dzikir' }])
  expect(filled).toContain(
    '<section data-saved="doa" class="s"><h3>Doa</h3><ul class="u"><li><a href="/doa?a=1&amp;b=&quot;2&quot;">Doa &amp; dzikir</a></li></ul></section>',
  )
  expect(filled).toContain('<section hidden="" data-saved="quran"')
  expect(filled).toContain('<p hidden="" class="m">kosong</p>')
  expect(withSaved(list, [])).toBe(list)
})

test('that an address could not be had is said only where it could not', () => {
  expect(whenCut(list)).toContain('<div><p>putus</p></div>')
  expect(withSaved(list, [])).toContain('<div hidden="" data-when-cut="">')
})

test('a chapter kept without its title is named after its address', () => {
  expect(nameOf('/en/quran/3/ali-imran')).toBe('3. Ali Imran')
  expect(nameOf('/quran/3/%3Cscript%3E')).not.toContain('<')
})
