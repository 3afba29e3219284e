import { type ComponentType, createContext, type ReactNode } from 'react'
import { ShellLink } from '../shell/shell-link.tsx'

type TextLinkProps = { path: string; className: string; children: ReactNode }

/** What draws a link to a page of the site; outside the site's own routes it is another. */
export const TextLinkContext = createContext<ComponentType<TextLinkProps>>(ShellLink)
