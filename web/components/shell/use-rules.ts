import { useLocation } from 'react-router'
import { splitLanguage } from '../../to.ts'
import { useShell } from '../../use-shell.ts'
import { type ShellRules, shellRules } from './rules.ts'
import { useShareSheet } from './share-sheet.ts'

export const usePath = (): string => splitLanguage(useLocation().pathname).path

/** The rules of this page for this visitor. */
export function useShellRules(): ShellRules {
  const { affiliate_code, member, tenant } = useShell()
  const { isOpen } = useShareSheet()
  return shellRules({
    path: usePath(),
    affiliate: affiliate_code !== undefined,
    signedIn: member !== undefined,
    flags: tenant.feature_flag,
    isShareSheetOpen: isOpen,
  })
}
