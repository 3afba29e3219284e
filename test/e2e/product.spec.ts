import type { APIRequestContext, Page } from '@playwright/test'
import { signIn, someone } from './support/people.ts'
import { expect, expectNoViolations, siteUrl, test } from './support/site.ts'
