import type { Language } from '#core/messages.ts'
import { Alert } from '../../ui/alert.tsx'
import { words } from './words.ts'

type NotConnectedProps = { isReachable: boolean; language: Language; className?: string }

/** Says to either side of a conversation that the server cannot be reached. In the page from the start, so that it is announced. */
export function NotConnected({ isReachable, language, className }: NotConnectedProps) {
  return (
    <div role="status" data-not-connected={isReachable ? undefined : ''}>
      {!isReachable && (
        <Alert tone="warning" className={className}>
          {words(language).notConnected}
        </Alert>
      )}
    </div>
  )
}
