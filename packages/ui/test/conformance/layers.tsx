import {
  AlertDialog,
  AlertDialogAction,
  AlertDialogCancel,
  AlertDialogContent,
  AlertDialogDescription,
  AlertDialogFooter,
  AlertDialogTitle,
  AlertDialogTrigger,
} from '../../src/alert-dialog';
import { Command, CommandEmpty, CommandGroup, CommandInput, CommandItem, CommandList } from '../../src/command';
import {
  CountdownDialog,
  CountdownDialogAction,
  CountdownDialogCancel,
  CountdownDialogClock,
  CountdownDialogContent,
  CountdownDialogDescription,
  CountdownDialogFooter,
  CountdownDialogStatus,
  CountdownDialogTitle,
} from '../../src/countdown-dialog';
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogFooter,
  DialogTitle,
  DialogTrigger,
} from '../../src/dialog';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../../src/dropdown-menu';
import { HoverCard, HoverCardContent, HoverCardTrigger } from '../../src/hover-card';
import { Lightbox } from '../../src/lightbox';
import { LoadingOverlay } from '../../src/loading-overlay';
import { Popover, PopoverAnchor, PopoverClose, PopoverContent, PopoverTrigger } from '../../src/popover';
import { Sheet, SheetClose, SheetContent, SheetDescription, SheetTitle, SheetTrigger } from '../../src/sheet';
import { Tooltip } from '../../src/tooltip';
import { describeConformance } from './describe-conformance';

const dialogParts = {
  'dialog-title': (props: object) => <DialogTitle {...props}>標題</DialogTitle>,
  'dialog-description': (props: object) => <DialogDescription {...props}>說明</DialogDescription>,
  'dialog-footer': (props: object) => <DialogFooter {...props} />,
  'dialog-close': (props: object) => <DialogClose {...props}>關閉</DialogClose>,
};
for (const [slot, part] of Object.entries(dialogParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <Dialog defaultOpen>
        <DialogContent aria-label="標題">{part(props)}</DialogContent>
      </Dialog>
    ),
  });
}
describeConformance('DialogContent', {
  slot: 'dialog-content',
  render: (props) => (
    <Dialog defaultOpen>
      <DialogContent {...props}>
        <DialogTitle>標題</DialogTitle>
      </DialogContent>
    </Dialog>
  ),
});
describeConformance('DialogTrigger', {
  slot: 'dialog-trigger',
  render: (props) => (
    <Dialog>
      <DialogTrigger {...props}>打開</DialogTrigger>
    </Dialog>
  ),
  renderAsChild: (props) => (
    <Dialog>
      <DialogTrigger {...props} />
    </Dialog>
  ),
});

const alertParts = {
  'alert-dialog-title': (props: object) => <AlertDialogTitle {...props}>離開？</AlertDialogTitle>,
  'alert-dialog-description': (props: object) => <AlertDialogDescription {...props}>說明</AlertDialogDescription>,
  'alert-dialog-footer': (props: object) => <AlertDialogFooter {...props} />,
  'alert-dialog-cancel': (props: object) => <AlertDialogCancel {...props}>取消</AlertDialogCancel>,
  'alert-dialog-action': (props: object) => <AlertDialogAction {...props}>離開</AlertDialogAction>,
};
for (const [slot, part] of Object.entries(alertParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <AlertDialog defaultOpen>
        <AlertDialogContent aria-label="離開？">{part(props)}</AlertDialogContent>
      </AlertDialog>
    ),
  });
}
describeConformance('AlertDialogContent', {
  slot: 'alert-dialog-content',
  render: (props) => (
    <AlertDialog defaultOpen>
      <AlertDialogContent aria-label="離開？" {...props} />
    </AlertDialog>
  ),
});

const sheetParts = {
  'sheet-title': (props: object) => <SheetTitle {...props}>留言板</SheetTitle>,
  'sheet-description': (props: object) => <SheetDescription {...props}>說明</SheetDescription>,
  'sheet-close': (props: object) => <SheetClose {...props} />,
};
for (const [slot, part] of Object.entries(sheetParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <Sheet defaultOpen>
        <SheetContent aria-label="留言板">{part(props)}</SheetContent>
      </Sheet>
    ),
  });
}
describeConformance('SheetContent', {
  slot: 'sheet-content',
  render: (props) => (
    <Sheet defaultOpen>
      <SheetContent aria-label="留言板" {...props} />
    </Sheet>
  ),
});

const menuParts = {
  'dropdown-menu-item': (props: object) => <DropdownMenuItem {...props}>編輯</DropdownMenuItem>,
  'dropdown-menu-checkbox-item': (props: object) => (
    <DropdownMenuCheckboxItem {...props}>釘選</DropdownMenuCheckboxItem>
  ),
  'dropdown-menu-group': (props: object) => <DropdownMenuGroup {...props} />,
  'dropdown-menu-label': (props: object) => <DropdownMenuLabel {...props}>大綱</DropdownMenuLabel>,
  'dropdown-menu-separator': (props: object) => <DropdownMenuSeparator {...props} />,
};
for (const [slot, part] of Object.entries(menuParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <DropdownMenu defaultOpen>
        <DropdownMenuTrigger>更多</DropdownMenuTrigger>
        <DropdownMenuContent>{part(props)}</DropdownMenuContent>
      </DropdownMenu>
    ),
  });
}
describeConformance('DropdownMenuTrigger', {
  slot: 'dropdown-menu-trigger',
  render: (props) => (
    <DropdownMenu>
      <DropdownMenuTrigger {...props}>更多</DropdownMenuTrigger>
    </DropdownMenu>
  ),
  renderAsChild: (props) => (
    <DropdownMenu>
      <DropdownMenuTrigger {...props} />
    </DropdownMenu>
  ),
});
describeConformance('DropdownMenuContent', {
  slot: 'dropdown-menu-content',
  render: (props) => (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger>更多</DropdownMenuTrigger>
      <DropdownMenuContent {...props} />
    </DropdownMenu>
  ),
});

const popoverParts = {
  'popover-trigger': (props: object) => <PopoverTrigger {...props}>篩選</PopoverTrigger>,
  'popover-anchor': (props: object) => <PopoverAnchor {...props} />,
  'popover-content': (props: object) => <PopoverContent label="篩選" {...props} />,
  'popover-close': (props: object) => (
    <PopoverContent label="篩選">
      <PopoverClose {...props}>完成</PopoverClose>
    </PopoverContent>
  ),
};
for (const [slot, part] of Object.entries(popoverParts)) {
  describeConformance(slot, { slot, render: (props) => <Popover defaultOpen>{part(props)}</Popover> });
}

const hoverCardParts = {
  'hover-card-trigger': (props: object) => <HoverCardTrigger {...props}>林阿澄</HoverCardTrigger>,
  'hover-card-content': (props: object) => <HoverCardContent {...props}>美妝保養</HoverCardContent>,
};
for (const [slot, part] of Object.entries(hoverCardParts)) {
  describeConformance(slot, { slot, render: (props) => <HoverCard defaultOpen>{part(props)}</HoverCard> });
}

describeConformance('Tooltip', {
  slot: 'tooltip',
  render: (props) => (
    <Tooltip content="說明" defaultOpen {...props}>
      <button type="button">看</button>
    </Tooltip>
  ),
});
describeConformance('LoadingOverlay', {
  slot: 'loading-overlay',
  render: (props) => <LoadingOverlay open {...props} />,
});
const countdownParts = {
  'countdown-dialog-clock': (props: object) => <CountdownDialogClock {...props} />,
  'countdown-dialog-title': (props: object) => <CountdownDialogTitle {...props}>傳送通知？</CountdownDialogTitle>,
  'countdown-dialog-description': (props: object) => (
    <CountdownDialogDescription {...props}>說明</CountdownDialogDescription>
  ),
  'countdown-dialog-footer': (props: object) => <CountdownDialogFooter {...props} />,
  'countdown-dialog-cancel': (props: object) => <CountdownDialogCancel {...props}>不傳送</CountdownDialogCancel>,
  'countdown-dialog-action': (props: object) => <CountdownDialogAction {...props}>傳送</CountdownDialogAction>,
  'countdown-dialog-status': (props: object) => <CountdownDialogStatus {...props} />,
};
for (const [slot, part] of Object.entries(countdownParts)) {
  describeConformance(slot, {
    slot,
    render: (props) => (
      <CountdownDialog defaultOpen>
        <CountdownDialogContent aria-label="傳送通知？">{part(props)}</CountdownDialogContent>
      </CountdownDialog>
    ),
  });
}
describeConformance('CountdownDialogContent', {
  slot: 'countdown-dialog-content',
  render: (props) => (
    <CountdownDialog defaultOpen>
      <CountdownDialogContent aria-label="傳送通知？" {...props} />
    </CountdownDialog>
  ),
});
describeConformance('Lightbox', {
  slot: 'lightbox',
  render: (props) => (
    <Lightbox
      images={[{ src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', alt: '瓶身' }]}
      index={0}
      onIndexChange={() => {}}
      open
      onOpenChange={() => {}}
      {...props}
    />
  ),
});
describeConformance('AlertDialogTrigger', {
  slot: 'alert-dialog-trigger',
  render: (props) => (
    <AlertDialog>
      <AlertDialogTrigger {...props}>離開</AlertDialogTrigger>
    </AlertDialog>
  ),
  renderAsChild: (props) => (
    <AlertDialog>
      <AlertDialogTrigger {...props} />
    </AlertDialog>
  ),
});
describeConformance('SheetTrigger', {
  slot: 'sheet-trigger',
  render: (props) => (
    <Sheet>
      <SheetTrigger {...props}>留言</SheetTrigger>
    </Sheet>
  ),
  renderAsChild: (props) => (
    <Sheet>
      <SheetTrigger {...props} />
    </Sheet>
  ),
});

describeConformance('Command', { slot: 'command', render: (props) => <Command label="指令" {...props} /> });
describeConformance('CommandInput', {
  slot: 'command-input',
  box: 'command-field',
  render: (props) => (
    <Command label="指令">
      <CommandInput {...props} />
    </Command>
  ),
});
const commandParts = {
  'command-list': (props: object) => <CommandList label="指令" {...props} />,
  'command-group': (props: object) => (
    <CommandList label="指令">
      <CommandGroup heading="動作" {...props}>
        <CommandItem>新增專案</CommandItem>
      </CommandGroup>
    </CommandList>
  ),
  'command-item': (props: object) => (
    <CommandList label="指令">
      <CommandItem {...props}>新增專案</CommandItem>
    </CommandList>
  ),
  'command-empty': (props: object) => (
    <CommandList label="指令">
      <CommandEmpty {...props}>找不到</CommandEmpty>
    </CommandList>
  ),
};
for (const [slot, part] of Object.entries(commandParts)) {
  describeConformance(slot, { slot, render: (props) => <Command label="指令">{part(props)}</Command> });
}
