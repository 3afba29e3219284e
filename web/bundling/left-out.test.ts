import { expect, test } from 'vitest'
import { askedFor } from './left-out.ts'

test.each([
  ["import { Link, useBlocker } from 'react-router'", 'useBlocker'],
  ["import {\n  ViewTransition as Moving,\n} from 'react'", 'ViewTransition'],
  ["import { preload } from 'react-dom'", 'preload'],
  ['<ShellLink path="/" prefetch="intent">', 'prefetch'],
  ['<Link\n  to="/"\n  mask="/other"\n>', 'mask'],
  ['<Form method="post" viewTransition>', 'viewTransition'],
  ["navigate('/', { viewTransition: true })", 'viewTransition'],
  ['export async function clientLoader() {}', 'clientLoader, clientAction or clientMiddleware'],
  ['<Fragment key="a" ref={mark}>', 'the ref of a Fragment'],
  ['<HydratedRouter onError={tell} />', 'a property of HydratedRouter'],
])('%j asks for what is left out', (code, what) => {
  expect(askedFor(code)).toBe(what)
})

test.each([
  "import { Form, Link, useFetcher, useNavigate } from 'react-router'",
  "import { createPortal, flushSync } from 'react-dom'",
  "import type { Router } from 'react-router'",
  "import { preload } from './fonts.ts'",
  '<Fragment key="a">\n  <input ref={mark} />',
  '<Link to="/">\n  <svg mask="url(#a)" />',
  '<HydratedRouter />',
])('%j does not', (code) => {
  expect(askedFor(code)).toBeUndefined()
})
