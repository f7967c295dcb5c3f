CREATE TYPE "public"."card_level" AS ENUM('off', 'vendors', 'public');--> statement-breakpoint
CREATE TYPE "public"."work_consent" AS ENUM('none', 'asked', 'given', 'declined', 'withdrawn');--> statement-breakpoint
CREATE TABLE "creator_card_fees" (
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"from" integer NOT NULL,
	"to" integer NOT NULL,
	"note" text NOT NULL,
	CONSTRAINT "creator_card_fees_user_id_type_pk" PRIMARY KEY("user_id","type")
);
--> statement-breakpoint
CREATE TABLE "creator_card_platforms" (
	"user_id" uuid NOT NULL,
	"platform" text NOT NULL,
	"url" text NOT NULL,
	"followers" integer,
	"views" integer,
	"engagement" real,
	"audience" text NOT NULL,
	"reported_on" date NOT NULL,
	CONSTRAINT "creator_card_platforms_user_id_platform_pk" PRIMARY KEY("user_id","platform")
);
--> statement-breakpoint
CREATE TABLE "creator_card_works" (
	"user_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "creator_card_works_user_id_task_id_pk" PRIMARY KEY("user_id","task_id")
);
--> statement-breakpoint
CREATE TABLE "creator_cards" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"level" "card_level" DEFAULT 'off' NOT NULL,
	"revision" integer NOT NULL,
	"headline" text NOT NULL,
	"bio" text NOT NULL,
	"is_open" boolean NOT NULL,
	"categories" text[] NOT NULL,
	"area" text,
	"travels" boolean NOT NULL,
	"languages" text[] NOT NULL,
	"declines" text NOT NULL,
	"public_parts" text[] NOT NULL,
	"shows_weeks" boolean NOT NULL,
	"marked_free" integer[] NOT NULL,
	"marked_busy" integer[] NOT NULL,
	"published_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"words" text NOT NULL,
	"grams" text[] NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	"rating" integer,
	"rating_count" integer DEFAULT 0 NOT NULL,
	"closed_projects" integer DEFAULT 0 NOT NULL,
	"answer_minutes" integer,
	"taken_weeks" integer[] DEFAULT '{}' NOT NULL,
	"free_weeks" integer[] DEFAULT '{}' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_consent_requests" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"consent" "work_consent" NOT NULL,
	"asked_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "creator_list_entries" (
	"list_id" uuid NOT NULL,
	"creator_id" uuid NOT NULL,
	"note" text NOT NULL,
	"added_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "creator_list_entries_list_id_creator_id_pk" PRIMARY KEY("list_id","creator_id")
);
--> statement-breakpoint
CREATE TABLE "creator_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "creator_lists_ownerId_name_unique" UNIQUE("owner_id","name")
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "addressee" text;--> statement-breakpoint
ALTER TABLE "creator_card_fees" ADD CONSTRAINT "creator_card_fees_user_id_creator_cards_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."creator_cards"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_card_platforms" ADD CONSTRAINT "creator_card_platforms_user_id_creator_cards_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."creator_cards"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_card_works" ADD CONSTRAINT "creator_card_works_user_id_creator_cards_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."creator_cards"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_card_works" ADD CONSTRAINT "creator_card_works_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_cards" ADD CONSTRAINT "creator_cards_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_consent_requests" ADD CONSTRAINT "work_consent_requests_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_list_entries" ADD CONSTRAINT "creator_list_entries_list_id_creator_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."creator_lists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_list_entries" ADD CONSTRAINT "creator_list_entries_creator_id_users_id_fk" FOREIGN KEY ("creator_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "creator_lists" ADD CONSTRAINT "creator_lists_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "creator_cards_grams_index" ON "creator_cards" USING gin ("grams");--> statement-breakpoint
CREATE INDEX "creator_cards_published_at_user_id_index" ON "creator_cards" USING btree ("published_at","user_id") WHERE "creator_cards"."level" <> 'off';--> statement-breakpoint
CREATE INDEX "creator_list_entries_creator_id_index" ON "creator_list_entries" USING btree ("creator_id");