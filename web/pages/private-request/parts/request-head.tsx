import { ShellLink } from '../../../components/shell/shell-link.tsx'
import { Alert } from '../../../ui/alert.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button-class.ts'
import type { ShownRequest } from '../shown.server.ts'

type RequestHeadProps = Pick<ShownRequest, 'head'> & { notice: ShownRequest['notice'] | undefined }

/** What it is, where it stands, and what is to be done now. */
export function RequestHead({ head, notice }: RequestHeadProps) {
  return (
    <>
      <header className="flex flex-col gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Badge tone={head.badge.tone}>{head.badge.label}</Badge>
          <p className="text-muted text-sm [overflow-wrap:anywhere]">{head.code}</p>
        </div>
        <h1 className="text-balance text-2xl sm:text-3xl">{head.title}</h1>
      </header>
      {notice && (
        <Alert
          tone={notice.tone}
          title={notice.title}
          action={
            notice.action && (
              <ShellLink path={notice.action.path} className={buttonClass({ size: 'sm' })}>
                {notice.action.label}
              </ShellLink>
            )
          }
        >
          {notice.text}
        </Alert>
      )}
    </>
  )
}
