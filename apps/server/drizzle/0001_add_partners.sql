CREATE TYPE "public"."session_scope" AS ENUM('all', 'chat');--> statement-breakpoint
CREATE TABLE "partner_visitors" (
	"partner_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "partner_visitors_partner_id_subject_pk" PRIMARY KEY("partner_id","subject"),
	CONSTRAINT "partner_visitors_userId_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"account_id" uuid NOT NULL,
	"origins" text[] NOT NULL,
	"public_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"rotated_at" timestamp (3) with time zone,
	CONSTRAINT "partners_slug_unique" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "scope" "session_scope" DEFAULT 'all' NOT NULL;--> statement-breakpoint
ALTER TABLE "partner_visitors" ADD CONSTRAINT "partner_visitors_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partner_visitors" ADD CONSTRAINT "partner_visitors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_account_id_users_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "partners_account_id_index" ON "partners" USING btree ("account_id");