import type { CodePorts } from '#modules/identity/module.ts'

export type SupportPorts = CodePorts
