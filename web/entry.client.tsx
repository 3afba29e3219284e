import { StrictMode, startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { NonceContext } from './nonce.ts'
import { guardReloads } from './part-failed.ts'
import { outlastServer } from './patient-fetch.ts'
import { ThemeContext } from './theme-context.ts'

guardReloads(window)
outlastServer(window)
// An error screen builds the document anew, and the policy lets no style in without the nonce of this page.
const nonce = document.querySelector<HTMLElement>('style[nonce]')?.nonce
const theme = document.querySelector('head > style')?.textContent ?? ''

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <NonceContext value={nonce}>
        <ThemeContext value={theme}>
          <HydratedRouter />
        </ThemeContext>
      </NonceContext>
    </StrictMode>,
  )
})
