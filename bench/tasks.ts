/** The tasks of a page's main thread, which nothing else can interrupt. */
import type { Browser, Page } from 'playwright';

export interface Task {
  readonly ms: number;
  /** the browser's function that started it */
  readonly from: string;
}

/** The page's tasks while something is done, longest first. */
export async function tasksDuring(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<Task[]> {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await work();
  return tasksIn(await browser.stopTracing());
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** µs by the clock, and of CPU time */
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string; readonly src_func?: string };
}

/**
 * In ms of CPU time, which leaves out what else a busy machine does meanwhile. A virtual machine at times counts more
 * CPU time than has passed; then it is the time that has passed.
 */
function tasksIn(trace: Buffer): Task[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(threadOf),
  );
  return traceEvents
    .filter((event) => event.name === 'ThreadControllerImpl::RunTask' && mains.has(threadOf(event)))
    .map(({ dur = 0, tdur = dur, args }) => ({ ms: Math.min(dur, tdur) / 1000, from: args.src_func ?? '' }))
    .toSorted((one, other) => other.ms - one.ms);
}
