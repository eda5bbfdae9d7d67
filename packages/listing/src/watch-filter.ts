import { countOf } from '@showroom/domain/text';
import { announce } from '@showroom/ui/announce';
import { regroupInput } from '@showroom/ui/regroup-input';
import { filterMemory } from './filter-memory.ts';
import { type CountOf, liveCount } from './live-count.ts';
import { enterPanel, entriesOf, leavePanel, listingOf, rememberGroup } from './panel-state.ts';
import { type Found, recount } from './recount.ts';
import { watchSheet } from './sheet.ts';

/** Debounce before a change is applied, ms: short for ticks, longer for typed numbers. */
const pauses = { choice: 150, typing: 600 } as const;

/** What the fields of a filter mean. */
export type FilterGrammar = {
  /** The one address of what they choose. */
  addressOf(fields: string[][]): string;
  /** The same as a query that is counted. */
  queryOf(fields: string[][]): string;
  countOf: CountOf<Found>;
  /** Fields that mean nothing without another one and go with it: the models of a mark. */
  follows?: Readonly<Record<string, string>>;
};

export type FilterSettings = {
  /** Id that the button of the sheet refers to. */
  id: string;
  grammar: FilterGrammar;
  /** How many this page found. */
  total: number;
  forms: readonly [string, string, string];
  navigate(address: string, scroll: boolean): void;
  tellCount(count: number | null): void;
};

const isTyped = (node: EventTarget | null) =>
  node instanceof HTMLInputElement && node.type !== 'checkbox' && node.type !== 'radio';

/** Nothing of this name is chosen any more. */
function dropValues(form: HTMLElement, name: string): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`))
    if (field instanceof HTMLInputElement) field.checked = false;
    else field.value = '';
}

/**
 * Enhances the native filter form: applies changes at once on a wide screen, on «Показать» in the sheet of a narrow one.
 * Listens on the whole listing, as the sort select stands outside the form. @returns what stops it.
 */
export function watchFilter(form: HTMLFormElement, settings: FilterSettings): () => void {
  const { id, grammar, total, forms, navigate, tellCount } = settings;
  const listing = listingOf(form);
  const controller = new AbortController();
  const options = { signal: controller.signal };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const inSheet = () => form.matches(':is(:popover-open)');
  let undo = () => {};
  const counter = liveCount(grammar.countOf, (found) => {
    tellCount(found?.total ?? null);
    if (!found) return;
    undo();
    if (found.values) undo = recount(form, found.values);
    announce(`Найдено ${countOf(found.total, forms)}`);
  });
  const apply = (scroll: boolean) => {
    clearTimeout(timer);
    timer = undefined;
    const address = grammar.addressOf(entriesOf(form));
    if (address === location.pathname + location.search) return form.hidePopover();
    filterMemory.announce = true;
    navigate(address, scroll);
  };
  const changed = (pause: number) => {
    if (inSheet()) return counter.ask(grammar.queryOf(entriesOf(form)));
    clearTimeout(timer);
    timer = setTimeout(apply, pause, false);
  };
  const onInput = ({ target, type }: Event) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    // What follows a value goes with it; another value beside it leaves it.
    const follower = type === 'change' ? grammar.follows?.[target.name] : undefined;
    if (follower && (target instanceof HTMLSelectElement || !target.checked)) dropValues(form, follower);
    if (type === 'input' && 'grouped' in target.dataset && target instanceof HTMLInputElement) regroupInput(target);
    if (isTyped(target)) changed(type === 'change' ? 0 : pauses.typing);
    else if (type === 'change') changed(pauses.choice);
  };

  listing.addEventListener('input', onInput, options);
  listing.addEventListener('change', onInput, options);
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      apply(inSheet());
    },
    options,
  );
  // `toggle` does not bubble.
  const onToggle = ({ target }: Event) => target instanceof HTMLDetailsElement && rememberGroup(target);
  form.addEventListener('toggle', onToggle, { ...options, capture: true });
  // The router keeps listings that were left in the document; only the one in sight may be called by this name.
  form.id = id;
  const stopSheet = watchSheet(form);
  if (enterPanel(form)) changed(pauses.choice);
  if (filterMemory.announce) {
    filterMemory.announce = false;
    announce(`Найдено ${countOf(total, forms)}`);
  }
  return () => {
    controller.abort();
    counter.stop();
    undo();
    stopSheet();
    form.removeAttribute('id');
    leavePanel(form, timer !== undefined);
    clearTimeout(timer);
  };
}
