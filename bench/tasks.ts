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

/** A task, and what its promises go on with: a part of the task, or right behind it in the trace. */
const TASK = 'ThreadControllerImpl::RunTask';
const CHECKPOINT = 'BlinkScheduler_PerformMicrotaskCheckpoint';

interface TraceEvent {
  readonly name: string;
  /** µs */
  readonly ts: number;
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
  const tasks: { ms: number; from: string; until: number }[] = [];
  const events = traceEvents.filter(
    (event) => (event.name === TASK || event.name === CHECKPOINT) && mains.has(threadOf(event)),
  );
  for (const { name, ts, dur = 0, tdur = dur, args } of events.toSorted((one, other) => one.ts - other.ts)) {
    const ms = Math.min(dur, tdur) / 1000;
    const last = tasks.at(-1);
    if (name === TASK) tasks.push({ ms, from: args.src_func ?? '', until: ts + dur });
    else if (last && ts >= last.until) last.ms += ms;
  }
  return tasks.toSorted((one, other) => other.ms - one.ms);
}
