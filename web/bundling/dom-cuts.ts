import type { Cuts } from './cut.ts'

const emptied = (...names: string[]) => Object.fromEntries(names.map((name) => [name, '']))

/** Only a `<ViewTransition>` (tag 30) starts any of these; without one they walk the tree and find nothing. */
const viewTransitions = emptied(
  'trackEnterViewTransitions',
  'applyViewTransitionToHostInstances',
  'commitAppearingPairViewTransitions',
  'commitEnterViewTransitions',
  'commitDeletedPairViewTransitions',
  'commitExitViewTransitions',
  'commitNestedViewTransitions',
  'restorePairedViewTransitions',
  'restoreEnterOrExitViewTransitions',
  'restoreNestedViewTransitions',
  'restoreViewTransitionOnHostInstances',
  'measureNestedViewTransitions',
  'scheduleViewTransitionEvent',
  'commitAfterMutationEffectsOnFiber',
)

/** These look for a Fragment that has a ref, to tell it of a new or lost child. */
const fragmentRefs = {
  ...emptied(
    'commitNewChildToFragmentInstances',
    'commitFragmentInstanceInsertionEffects',
    'commitFragmentInstanceDeletionEffects',
  ),
  isFragmentInstanceParent: 'return !1;',
}

/** Called by the functions of the same names that `react-dom` exports, and by nothing else. */
const resourceHints = emptied(
  'prefetchDNS',
  'preconnect',
  'preload',
  'preloadModule',
  'preinitScript',
  'preinitStyle',
  'preinitModuleScript',
)

/** Parts of React DOM that nothing of ours can reach; `left-out.ts` keeps it so. */
export const domCuts: Record<string, Cuts> = {
  'cjs/react-dom-client.production.js': {
    digest: 'a319b413b7a19ee3',
    known: [['shouldStartViewTransition\n    ? (pendingViewTransition', '!1\n    ? (pendingViewTransition']],
    bodies: {
      ...viewTransitions,
      ...fragmentRefs,
      ...resourceHints,
      // React exports no SuspenseList (tag 19).
      updateSuspenseListComponent: '',
      // Told to error callbacks only, and neither the root nor the router is given one.
      getStackByFiberInDevAndProd: 'return "";',
    },
    spans: [
      // The refs of a ViewTransition and of a Fragment.
      [
        '        case 30:\n          var instance = current.stateNode,',
        '        default:\n          instanceToUse = current.stateNode;',
      ],
      ['FragmentInstance.prototype.addEventListener = function (', 'function commitNewChildToFragmentInstance('],
      ['ViewTransitionPseudoElement.prototype.animate', 'function createViewTransitionInstance('],
      [
        '    case 19:\n      popSuspenseListContext(workInProgress);\n      newProps',
        '    case 22:\n    case 23:\n      return (\n        popSuspenseHandler(workInProgress),',
      ],
      // Once public, now asked for by nobody.
      ['ReactDOMSharedInternals.findDOMNode = function (', 'var internals$jscomp$inline'],
    ],
  },
  'cjs/react-dom.production.js': {
    digest: '7a05d7f7bb2b02aa',
    spans: [['exports.preconnect = function (', 'exports.requestFormReset = function (']],
  },
}
