import { expect, test } from 'vitest'
import { leanManifest } from './lean-manifest.ts'

const css = ['/assets/shell.css']
const written = {
  entry: { module: '/assets/entry.js', imports: ['/assets/framework.js'], css },
  routes: {
    root: {
      id: 'root',
      path: '',
      hasAction: false,
      hasLoader: true,
      module: '/assets/root.js',
      imports: ['/a.js'],
      css,
    },
    'id:/': { id: 'id:/', parentId: 'root', path: '/', hasLoader: true, module: '/p.js', imports: ['/a.js'], css },
    'id:/map': {
      id: 'id:/map',
      parentId: 'root',
      path: '/map',
      module: '/m.js',
      imports: [],
      css: ['/assets/map.css'],
    },
  },
  url: '/assets/manifest-1.js',
  version: '1',
}

test('a browser is told of each route what it cannot know otherwise', () => {
  const script = leanManifest(`window.__reactRouterManifest=${JSON.stringify(written)};`)
  expect(script.startsWith('window.__reactRouterManifest={')).toBe(true)
  expect(JSON.parse(script.slice(script.indexOf('{'), -1))).toEqual({
    entry: { module: '/assets/entry.js', imports: [], css },
    routes: {
      root: { id: 'root', path: '', hasLoader: true, module: '/assets/root.js', css },
      'id:/': { id: 'id:/', parentId: 'root', path: '/', hasLoader: true, module: '/p.js' },
      'id:/map': { id: 'id:/map', parentId: 'root', path: '/map', module: '/m.js', css: ['/assets/map.css'] },
    },
    url: '/assets/manifest-1.js',
    version: '1',
  })
})

test('a manifest of another form stops the build', () => {
  expect(() => leanManifest('export const manifest = {}')).toThrow('read it again')
})
