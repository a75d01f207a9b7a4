import { css, ThemeProvider } from '@emotion/react';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { Button } from '../../../src/site/ui/Button';
import { Card } from '../../../src/site/ui/Card';
import { Icon } from '../../../src/site/ui/Icon';
import { Cluster, Measure, Stack } from '../../../src/site/ui/layouts';
import { Link } from '../../../src/site/ui/Link';
import { Reveal } from '../../../src/site/ui/Reveal';
import { RichText } from '../../../src/site/ui/RichText';
import { Table } from '../../../src/site/ui/Table';
import { moves, Sketch } from '../../../src/site/pages/home/drawings/Sketch';
import { theme } from '../../../src/site/theme/theme';

const draw = (content: ReactNode, base = '/de') =>
  render(
    <ThemeProvider theme={theme}>
      <Router base={base}>{content}</Router>
    </ThemeProvider>,
  ).container;

afterEach(cleanup);

describe('Link', () => {
  it('keeps the language within the site', () => {
    draw(<Link href="/canon">Canon</Link>);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/de/canon');
  });

  it.each(['#faq', 'mailto:a@b.test', 'https://site.test/'])('leaves %s unchanged', (href) => {
    draw(<Link href={href}>there</Link>);
    expect(screen.getByRole('link').getAttribute('href')).toBe(href);
  });

  it('gives a site that opens beside this one no way back to it', () => {
    draw(<Link href="https://site.test/">there</Link>);
    expect(screen.getByRole('link').getAttribute('rel')).toBe('noopener');
  });

  it("is inert with '#'", () => {
    draw(<Link href="#">nowhere</Link>);
    const link = screen.getByRole('link');
    expect([link.hasAttribute('href'), link.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  });

  it('scrolls to an anchor of the page itself', () => {
    const scrollIntoView = vi.fn();
    draw(
      <>
        <Link href="/#how-to">how</Link>
        <section id="how-to" />
      </>,
      '',
    );
    document.querySelector('#how-to')!.scrollIntoView = scrollIntoView;
    fireEvent.click(screen.getByRole('link'));
    expect(scrollIntoView).toHaveBeenCalled();
  });
});

describe('Button', () => {
  it('does not send forms by default', () => {
    draw(<Button>Go</Button>);
    expect(screen.getByRole<HTMLButtonElement>('button').type).toBe('button');
  });

  it('is a link if it has an address', () => {
    draw(<Button href="/blog">Blog</Button>);
    expect(screen.getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/de/blog');
  });
});

describe('Card', () => {
  it('is a section named by its heading', () => {
    draw(
      <Card heading="Shutter count" level={3}>
        12
      </Card>,
    );
    expect(screen.getByRole('region', { name: 'Shutter count' }).textContent).toBe('Shutter count12');
    expect(screen.getByRole('heading', { level: 3 })).toBeTruthy();
  });
});

describe('Icon', () => {
  it('is decoration without a label and an image with one', () => {
    const container = draw(
      <>
        <Icon name="check" />
        <Icon name="alert" label="Warning" />
      </>,
    );
    expect(container.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByRole('img', { name: 'Warning' })).toBeTruthy();
  });
});

describe('Table', () => {
  it('has a caption and headers for columns and rows', () => {
    draw(<Table caption="Rated life" columns={['Class', 'Releases']} rows={[['Entry', '50,000']]} numeric={[1]} />);
    expect(screen.getByRole('table', { name: 'Rated life' })).toBeTruthy();
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Class', 'Releases']);
    expect(screen.getByRole('rowheader').textContent).toBe('Entry');
    expect(screen.getByRole('cell').textContent).toBe('50,000');
  });
});

describe('RichText', () => {
  it('renders its two kinds of markup and nothing else', () => {
    const container = draw(<RichText text="A **bold** word, a [link](/blog) & <b>plain</b> text [x] (y)" />);
    expect(container.querySelector('strong')!.textContent).toBe('bold');
    expect(screen.getByRole('link', { name: 'link' }).getAttribute('href')).toBe('/de/blog');
    expect(container.textContent).toBe('A bold word, a link & <b>plain</b> text [x] (y)');
    expect(container.querySelector('b')).toBeNull();
  });
});

describe('the observer of the view', () => {
  let report: (entry: Partial<IntersectionObserverEntry>) => void;
  const disconnect = vi.fn();

  function drawObserved(content: ReactNode) {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: unknown[]) => void) {
          report = (entry) => act(() => callback([entry]));
        }
        observe() {}
        disconnect = disconnect;
      },
    );
    return draw(content);
  }

  function drawRevealed() {
    const container = drawObserved(<Reveal>card</Reveal>);
    return () => getComputedStyle(container.firstElementChild!).opacity;
  }

  it('hides nothing before its first report', () => {
    expect(drawRevealed()()).not.toBe('0');
  });

  it('never hides content that is in view from the start', () => {
    const opacity = drawRevealed();
    report({ isIntersecting: true, intersectionRatio: 0.1 });
    expect(opacity()).not.toBe('0');
    report({ isIntersecting: true, intersectionRatio: 0.2 });
    expect(opacity()).not.toBe('0');
  });

  it('shows lower content once a fifth of it is in view, and keeps it visible', () => {
    const opacity = drawRevealed();
    report({ isIntersecting: false, intersectionRatio: 0 });
    expect(opacity()).toBe('0');
    report({ isIntersecting: true, intersectionRatio: 0.19 });
    expect(opacity()).toBe('0');
    disconnect.mockClear();
    report({ isIntersecting: true, intersectionRatio: 0.2 });
    expect(opacity()).not.toBe('0');
    expect(disconnect).toHaveBeenCalled();
  });

  it('moves a drawing once a fifth of it is in view, pauses it out of view, and goes on where it paused', () => {
    const container = drawObserved(
      <Sketch width={100}>
        <path css={moves({ from: { opacity: 0 } }, 1000)} />
      </Sketch>,
    );
    const motion = () => container.querySelector('svg')!.dataset.motion;
    report({ isIntersecting: false, intersectionRatio: 0 });
    report({ isIntersecting: true, intersectionRatio: 0.19 });
    expect(motion()).toBeUndefined();
    report({ isIntersecting: true, intersectionRatio: 0.2 });
    expect(motion()).toBe('running');
    report({ isIntersecting: false, intersectionRatio: 0 });
    expect(motion()).toBe('paused');
    report({ isIntersecting: true, intersectionRatio: 0.2 });
    expect(motion()).toBe('running');
  });
});

describe('A layout', () => {
  const styleOf = (content: ReactNode) => getComputedStyle(draw(content).firstElementChild!);

  it('has the space that it is given, between rows and between columns', () => {
    const { display, gap, marginTop } = styleOf(<Cluster gap={[1, 4]} above={2} />);
    expect([display, gap, marginTop]).toEqual(['flex', '4px 16px', '8px']);
  });

  it('has no markers as a list', () => {
    expect(styleOf(<Stack as="ul" gap={2} />).listStyle).toContain('none');
  });

  it('follows its place where both set the same', () => {
    const { marginTop, fontSize } = styleOf(<Measure above={2} size="s" css={css({ fontSize: 10 })} />);
    expect([marginTop, fontSize]).toEqual(['8px', '10px']);
  });
});
